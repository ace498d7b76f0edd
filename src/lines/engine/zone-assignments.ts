import type { ZoneRule } from "#domain/lines/zone.ts";
import { type ZoneAssignment, ZoneAssignments } from "#domain/rescue/zone-assignments.ts";
import type { LineTable } from "./line-table.ts";

/** Assignments of lines by zone and person, ordered by location code. */
export function zoneAssignments(
  table: Pick<LineTable, "eachLine">,
  zone: ZoneRule,
): readonly ZoneAssignment[] {
  const assignments = new ZoneAssignments(zone);
  table.eachLine([{ field: "location.code", descending: false }], (line) => assignments.add(line));
  return assignments.list();
}
