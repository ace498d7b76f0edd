import { groupColumns } from "#components/counting/panels/groups/columns.ts";
import {
  activityColumns,
  personColumns,
} from "#components/counting/panels/people/activity-columns.ts";
import type { PersonTotals } from "#components/counting/panels/people/people-rows.ts";
import { progress } from "#domain/counting/pace.ts";
import { tableOf } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import { LastFinish, Marked, Name, Progress } from "./cells.tsx";
import type { PeopleContext } from "./people-context.ts";

/** The grid's options for a column. */
interface GridOptions {
  /** Share of the remaining space; 1 by default. */
  readonly grow?: number;
  /** For `data-column`; the figure or the column's name by default. */
  readonly attribute?: string;
  /** The narrow layout has no room for the column. */
  readonly wideOnly?: true;
  /** Cards of a phone have room for what tells who needs help. */
  readonly card?: "key" | "none";
}

/** The columns of the people grid, in their order. */
export const peopleTable = tableOf<PersonTotals, PeopleContext, GridOptions>()((column) => ({
  name: column.text(
    ({ overview }) => overview.people.group,
    ({ name }) => name,
    { attribute: "assignedUser.username", grow: 4, cell: (person) => <Name person={person} /> },
  ),
  progress: column.bar(
    ({ messages }) => messages.people.progress,
    ({ lines, counted }) => progress({ total: lines, counted }),
    {
      grow: 4,
      place: "page",
      cell: (person, context) => <Progress text={countedOf(person, context)} person={person} />,
    },
  ),
  lines: { ...groupColumns.lines, wideOnly: true },
  counted: groupColumns.counted,
  left: { ...groupColumns.left, card: "key" },
  discrepancies: groupColumns.discrepancies,
  accuracy: groupColumns.accuracy,
  tolerance: { ...groupColumns.tolerance, wideOnly: true },
  behind: { ...groupColumns.behind, wideOnly: true, card: "none" },
  "last-hour": {
    ...activityColumns["last-hour"],
    card: "key",
    cell: ({ key, activity: { rateHour } }, { format, slow }) => (
      <Marked isMarked={slow.has(key)}>{format.whole(rateHour)}</Marked>
    ),
  },
  "per-hour": activityColumns["per-hour"],
  "last-finish": {
    ...activityColumns["last-finish"],
    card: "key",
    cell: (person, context) => <LastFinish person={person} context={context} />,
  },
  "net-value": {
    ...groupColumns["net-value"],
    title: ({ messages }) => messages.people.netValue,
    wideOnly: true,
  },
  "absolute-value": {
    ...groupColumns["absolute-value"],
    title: ({ messages }) => messages.people.absoluteValue,
    wideOnly: true,
  },
  "value-at-risk": { ...groupColumns["value-at-risk"], wideOnly: true },
}));

/** The name of a column, also in the address. */
export type PeopleColumn = keyof typeof peopleTable;

export const peopleColumns = Object.keys(peopleTable) as readonly PeopleColumn[];

/** The columns of the file of people. */
export const peopleFile = fileColumns<PersonTotals, PeopleContext>(peopleTable, {
  name: peopleTable.name,
  ...personColumns,
});

export function isPeopleColumn(name: string): name is PeopleColumn {
  return Object.hasOwn(peopleTable, name);
}

/** The visible columns; cards have room for all. */
export function visibleColumns(layout: GridLayout): readonly PeopleColumn[] {
  return layout === "narrow"
    ? peopleColumns.filter((name) => !peopleTable[name].wideOnly)
    : peopleColumns;
}

function countedOf(
  { counted, lines }: PersonTotals,
  { overview, format }: Pick<PeopleContext, "overview" | "format">,
): string {
  return overview.countedOf(format.number(counted), format.number(lines));
}
