import type { FigureName } from "#messages/en/definitions.ts";

/** The columns of the grid of people, in their order; the address calls them so too. */
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

/** The figures that columns show of each person's lines. */
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

/** What machines call a column: by the API's field, or by its figure. */
export function machineName(column: PeopleColumn): string {
  return column === "name" ? "assignedUser.username" : (figureOf[column] ?? column);
}

const texts: ReadonlySet<PeopleColumn> = new Set(["name", "state"]);

/** What a column's values are, which decides where they stand. */
export function kindOf(column: PeopleColumn): "text" | "number" | "bar" {
  if (column === "progress") return "bar";
  return texts.has(column) ? "text" : "number";
}
