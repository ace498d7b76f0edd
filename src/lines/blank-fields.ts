import type { ReadableLine } from "./computed-fields.ts";
import { fieldValue, type LineField } from "./line-fields.ts";
import { lineMarks } from "./line-row.ts";

/** Whether a line has nothing to show for a field. Some columns have words where the field itself has no value. */
export function isBlank(field: LineField, line: ReadableLine): boolean {
  if (field === "assignedUser.username") return false;
  if (field === "incident.type.name") return !line.hasIncident;
  if (fieldValue(field, line) !== null) return false;
  return field !== "documentation.reason.name" || !lineMarks(line).undocumented;
}
