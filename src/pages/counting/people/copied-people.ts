import { copiedCells } from "#components/export/copied-cells.ts";
import { progress } from "#domain/counting/pace.ts";
import { cellOf } from "#pages/counting/overview/groups/group-content.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import type { CellContext } from "./cells.tsx";
import { type PeopleColumn, personColumn } from "./columns.tsx";

/** Some columns of people for a spreadsheet, as in an exported file. */
export function copiedPeople(
  people: readonly PersonTotals[],
  names: readonly PeopleColumn[],
  context: Pick<CellContext, "messages" | "format" | "figureColumns"> & { hasTitles: boolean },
): CopiedTable {
  const { messages, format, figureColumns, hasTitles } = context;
  const columnOf = (name: PeopleColumn) => figureColumns.find((one) => one.name === name);
  const columns = names.map((name) => ({
    title: personColumn(name).title(messages),
    isInstant: columnOf(name)?.isInstant,
  }));
  const cellIn = (name: PeopleColumn, person: PersonTotals) => {
    if (name === "name") return person.name;
    if (name === "progress") return progress({ total: person.lines, counted: person.counted });
    const column = columnOf(name);
    return column ? cellOf(column, person) : null;
  };
  const rows = people.map((person) => names.map((name) => cellIn(name, person)));
  return copiedCells({ columns, rows }, { format, hasTitles });
}
