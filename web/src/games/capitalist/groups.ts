/** Who holds what of each group: counted from the view, and as it would be after an exchange. */

import { GROUPS, type CapitalistView, type Group, type LandView } from "./view"

/** A group, and its lands in the order of the titles. */
export interface GroupStanding {
  group: Group
  lands: readonly LandView[]
  /** The seat that holds all of it. */
  whole: number | null
}

/** All groups as they stand. */
export function groupsOf(view: CapitalistView): GroupStanding[] {
  return GROUPS.map((group) => groupIn(view.lands, group))
}

/** One group among lands. */
export function groupIn(lands: readonly LandView[], group: Group): GroupStanding {
  const own = lands.filter((land) => land.group === group)
  const first = own[0]?.owner ?? null
  return { group, lands: own, whole: own.every((land) => land.owner === first) ? first : null }
}

/** How many lands of a group are mine, another's, and nobody's. */
export function share(
  standing: GroupStanding,
  seat: number | null,
): { mine: number; theirs: number; free: number } {
  const mine = standing.lands.filter((land) => land.owner !== null && land.owner === seat).length
  const free = standing.lands.filter((land) => land.owner === null).length
  return { mine, free, theirs: standing.lands.length - mine - free }
}

/** The groups in which a seat holds something, with the lands it holds there. */
export function holdings(view: CapitalistView, seat: number): { group: Group; lands: LandView[] }[] {
  return GROUPS.flatMap((group) => {
    const lands = view.lands.filter((land) => land.group === group && land.owner === seat)
    return lands.length > 0 ? [{ group, lands }] : []
  })
}

/** The lands with new owners. */
export function handedOver(
  lands: readonly LandView[],
  owners: Readonly<Record<string, number>>,
): readonly LandView[] {
  return lands.map((land) => ({ ...land, owner: owners[land.land] ?? land.owner }))
}

/** The seats with the greatest fortune among those who are still in. */
export function richest(view: CapitalistView): number[] {
  const still = view.seats.filter((seat) => seat.out === null)
  const most = Math.max(...still.map((seat) => seat.fortune))
  return still.filter((seat) => seat.fortune === most).map((seat) => seat.seat)
}
