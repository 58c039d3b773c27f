/** Guilloche: the rosettes that engravers put on banknotes and bonds, as paths for SVG. */

const POINTS = 360

/** A closed line around a circle, that swings in and out `lobes` times, and round itself `turns` times meanwhile. */
export function rosette(radius: number, swing: number, lobes: number, turns: number, shift = 0): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS
    const wave = Math.sin(lobes * angle + Math.PI * 2 * shift) * Math.cos(turns * angle)
    const far = radius + swing * wave
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join("L")}Z`
}
