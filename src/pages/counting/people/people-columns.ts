import type { FigureName } from "#messages/en/definitions.ts";

/** The columns of the people grid, in their order; also their names in the address. */
export const peopleColumns = [
  "name",
  "progress",
  "lines",
  "counted",
  "left",
  "discrepancies",
  "accuracy",
  "tolerance",
  "behind",
  "last-hour",
  "per-hour",
  "last-finish",
  "state",
  "net-value",
  "absolute-value",
  "value-at-risk",
] as const;

export type PeopleColumn = (typeof peopleColumns)[number];

export function isPeopleColumn(name: string): name is PeopleColumn {
  return peopleColumns.some((column) => column === name);
}

/** The figures of the columns. */
export const figureOf: Readonly<Partial<Record<PeopleColumn, FigureName>>> = {
  lines: "lines-total",
  counted: "lines-counted",
  left: "lines-left",
  discrepancies: "lines-discrepancies",
  accuracy: "accuracy",
  tolerance: "accuracy-tolerance",
  "net-value": "net-value",
  "absolute-value": "absolute-value",
  "value-at-risk": "value-at-risk",
};

/** Machine-readable name of a column: its API field, or its figure. */
export function machineName(column: PeopleColumn): string {
  return column === "name" ? "assignedUser.username" : (figureOf[column] ?? column);
}

const texts: ReadonlySet<PeopleColumn> = new Set(["name", "state"]);

/** The kind of a column's values decides their alignment. */
export function kindOf(column: PeopleColumn): "text" | "number" | "bar" {
  if (column === "progress") return "bar";
  return texts.has(column) ? "text" : "number";
}
