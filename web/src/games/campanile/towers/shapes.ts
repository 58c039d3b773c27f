/** Outlines of openings, roofs and ornaments, as paths. Heights count upward from `foot`, a line in the picture. */

/** A round-headed opening. */
export function roundArch(middle: number, foot: number, width: number, height: number): string {
  const half = width / 2
  const spring = foot - Math.max(height - half, 0)
  return `M${n(middle - half)} ${n(foot)}V${n(spring)}A${n(half)} ${n(half)} 0 0 1 ${n(middle + half)} ${n(spring)}V${n(foot)}Z`
}

/** A lancet: two arcs whose centres are the opposite springing points. */
export function pointedArch(middle: number, foot: number, width: number, height: number): string {
  const half = width / 2
  const spring = foot - Math.max(height - width * 0.866, 0)
  const apex = Math.min(height, width * 0.866 + (foot - spring))
  const arc = `A${n(width)} ${n(width)} 0 0 1`
  return `M${n(middle - half)} ${n(foot)}V${n(spring)}${arc} ${n(middle)} ${n(foot - apex)}${arc} ${n(middle + half)} ${n(spring)}V${n(foot)}Z`
}

/** A horseshoe arch: most of a circle above a narrower doorway. */
export function horseshoe(middle: number, foot: number, width: number, height: number): string {
  const radius = Math.min(width / 2, height / 2)
  const door = radius * 0.74
  const centre = foot - height + radius
  const meets = centre + Math.sqrt(radius * radius - door * door)
  return `M${n(middle - door)} ${n(foot)}V${n(meets)}A${n(radius)} ${n(radius)} 0 1 1 ${n(middle + door)} ${n(meets)}V${n(foot)}Z`
}

/** A bell, hanging from its top. */
export function bell(middle: number, top: number, size: number): string {
  const half = size / 2
  return (
    `M${n(middle)} ${n(top)}c${n(half * 0.75)} 0 ${n(half * 0.5)} ${n(size * 0.7)} ${n(half)} ${n(size * 0.85)}` +
    `h${n(-size)}c${n(half * 0.5)} ${n(-size * 0.15)} ${n(half * 0.25)} ${n(-size * 0.85)} ${n(half)} ${n(-size * 0.85)}Z`
  )
}

/** The onion of a baroque roof: narrow foot, full body, drawn up into a point. */
export function onion(middle: number, foot: number, width: number, height: number): string {
  const half = width / 2
  const left = `C${n(middle - half * 1.25)} ${n(foot - height * 0.28)} ${n(middle - half * 0.95)} ${n(foot - height * 0.58)} ${n(middle - half * 0.3)} ${n(foot - height * 0.74)}`
  const upLeft = `Q${n(middle)} ${n(foot - height * 0.84)} ${n(middle)} ${n(foot - height)}`
  const upRight = `Q${n(middle)} ${n(foot - height * 0.84)} ${n(middle + half * 0.3)} ${n(foot - height * 0.74)}`
  const right = `C${n(middle + half * 0.95)} ${n(foot - height * 0.58)} ${n(middle + half * 1.25)} ${n(foot - height * 0.28)} ${n(middle + half * 0.72)} ${n(foot)}`
  return `M${n(middle - half * 0.72)} ${n(foot)}${left}${upLeft}${upRight}${right}Z`
}

/** A dome: half an ellipse. */
export function dome(middle: number, foot: number, width: number, height: number): string {
  return `M${n(middle - width / 2)} ${n(foot)}A${n(width / 2)} ${n(height)} 0 0 1 ${n(middle + width / 2)} ${n(foot)}Z`
}

/** Numbers short enough to read: two decimals do. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** The middles of so many parts of a width. */
export function middles(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * width) / count)
}
