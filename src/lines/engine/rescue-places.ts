import type { ZoneRule } from "#domain/lines/zone.ts";
import { type ZoneAssignment, ZoneAssignments } from "#domain/rescue/zone-assignments.ts";
import type { LineTable } from "./line-table.ts";

/** Who has which lines where, by the codes of the locations. */
export function rescuePlaces(
  table: Pick<LineTable, "eachLine">,
  zone: ZoneRule,
): readonly ZoneAssignment[] {
  const places = new ZoneAssignments(zone);
  table.eachLine([{ field: "location.code", descending: false }], (line) => places.add(line));
  return places.list();
}
