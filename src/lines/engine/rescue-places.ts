import type { ZoneRule } from "#domain/lines/zone.ts";
import { type RescuePlace, RescuePlaces } from "#domain/rescue/places.ts";
import type { LineTable } from "./line-table.ts";

/** Who has which lines where, by the codes of the locations. */
export function rescuePlaces(
  table: Pick<LineTable, "eachLine">,
  zone: ZoneRule,
): readonly RescuePlace[] {
  const places = new RescuePlaces(zone);
  table.eachLine([{ field: "location.code", descending: false }], (line) => places.add(line));
  return places.places();
}
