/** What has just been placed, by the lots that it stands on: it comes down from above. */

import type { StoryEvent } from "../../kit/board"
import type { CapitolView, PrefectureView } from "./view"

/** The lots, by prefecture; -1 is the large space. */
export function freshLots(view: CapitolView, events: readonly StoryEvent[]): Record<string, number[]> {
  const lots: Record<string, number[]> = {}
  for (const event of events) {
    const prefecture = view.prefectures.find((each) => each.name === event["prefecture"])
    if (!prefecture) continue
    const lot =
      event.event === "placed"
        ? ofHouse(prefecture, event)
        : event.event === "sited"
          ? ofBuilding(prefecture, event)
          : null
    if (lot !== null) (lots[prefecture.name] ??= []).push(lot)
  }
  return lots
}

function ofHouse(prefecture: PrefectureView, event: StoryEvent): number {
  return prefecture.houses.findLastIndex(
    (house) => house.seat === event["seat"] && house.height === event["height"],
  )
}

function ofBuilding(prefecture: PrefectureView, event: StoryEvent): number {
  if (event["building"] !== "fountain") return -1
  return prefecture.small_spaces + prefecture.printed_fountains - prefecture.fountains
}
