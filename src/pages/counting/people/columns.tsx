import type { ColumnDef } from "@tanstack/react-table";
import type { ReactNode } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import { progress } from "#domain/counting/pace.ts";
import { accuracy, accuracyWithinTolerance } from "#domain/lines/accuracy.ts";
import type { GroupFigureName } from "#figures/of-lines.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import type { SortKey } from "#table/sort/sort-rows.ts";
import {
  type CellContext,
  countedOf,
  FigureText,
  LastFinish,
  Marked,
  Name,
  Progress,
} from "./cells.tsx";

interface PersonColumn {
  readonly title: (t: Messages) => string;
  /** Minimum width of the values in pixels, without the title. */
  readonly width: number;
  /** The figure that the cell shows. */
  readonly sortKey: (person: PersonTotals) => SortKey;
  /** Its definition explains the title. */
  readonly figure?: GroupFigureName;
  /** For `data-column`; the figure or the column's name by default. */
  readonly attribute?: string;
  /** The kind of the values decides their alignment; a number by default. */
  readonly kind?: "text" | "bar";
  /** Share of the remaining space; 1 by default. */
  readonly grow?: number;
  /** An amount, whose column is as wide as the largest one. */
  readonly isAmount?: true;
  /** The narrow layout has no room for the column. */
  readonly wideOnly?: true;
  /** By default the text of the column of the same name in the overview. */
  readonly cell?: (person: PersonTotals, context: CellContext) => ReactNode;
}

const columns = {
  name: {
    title: (t) => t.overview.people.group,
    width: 160,
    grow: 4,
    kind: "text",
    attribute: "assignedUser.username",
    sortKey: ({ name }) => name,
    cell: (person) => <Name person={person} />,
  },
  progress: {
    title: (t) => t.people.progress,
    width: 96,
    grow: 4,
    kind: "bar",
    sortKey: ({ lines, counted }) => progress({ total: lines, counted }),
    cell: (person, context) => <Progress text={countedOf(person, context)} person={person} />,
  },
  lines: {
    title: (t) => t.overview.columns.lines,
    width: 58,
    figure: "lines-total",
    sortKey: ({ lines }) => lines,
    wideOnly: true,
  },
  counted: {
    title: (t) => t.overview.columns.counted,
    width: 58,
    figure: "lines-counted",
    sortKey: ({ counted }) => counted,
  },
  left: {
    title: (t) => t.overview.columns.left,
    width: 58,
    figure: "lines-left",
    sortKey: ({ left }) => left,
  },
  discrepancies: {
    title: (t) => t.overview.columns.discrepancies,
    width: 58,
    figure: "lines-discrepancies",
    sortKey: ({ discrepancies }) => discrepancies,
  },
  accuracy: {
    title: (t) => t.overview.columns.accuracy,
    width: 66,
    figure: "accuracy",
    sortKey: accuracy,
  },
  tolerance: {
    title: (t) => t.overview.columns.tolerance,
    width: 66,
    figure: "accuracy-tolerance",
    sortKey: accuracyWithinTolerance,
    wideOnly: true,
  },
  behind: {
    title: (t) => t.overview.columns.behind,
    width: 58,
    sortKey: ({ knownDifferences }) => knownDifferences,
    wideOnly: true,
  },
  "last-hour": {
    title: (t) => t.overview.people.lastHour,
    width: 58,
    sortKey: ({ activity }) => activity.rateHour,
    cell: ({ key, activity: { rateHour } }, { format, slow }) => (
      <Marked isMarked={slow.has(key)}>{format.whole(rateHour)}</Marked>
    ),
  },
  "per-hour": {
    title: (t) => t.overview.people.perHour,
    width: 58,
    sortKey: ({ activity }) => activity.rateStart,
  },
  "last-finish": {
    title: (t) => t.overview.people.lastFinish,
    width: 112,
    sortKey: ({ activity }) => activity.lastFinish,
    cell: (person, context) => <LastFinish person={person} context={context} />,
  },
  "net-value": {
    title: (t) => t.people.netValue,
    width: 80,
    figure: "net-value",
    sortKey: ({ netValue }) => netValue,
    isAmount: true,
    wideOnly: true,
  },
  "absolute-value": {
    title: (t) => t.people.absoluteValue,
    width: 80,
    figure: "absolute-value",
    sortKey: ({ absoluteValue }) => absoluteValue,
    isAmount: true,
    wideOnly: true,
  },
  "value-at-risk": {
    title: (t) => t.overview.columns.valueAtRisk,
    width: 80,
    figure: "value-at-risk",
    sortKey: ({ leftValue }) => leftValue,
    isAmount: true,
    wideOnly: true,
  },
} as const satisfies Readonly<Record<string, PersonColumn>>;

/** The name of a column, also in the address. */
export type PeopleColumn = keyof typeof columns;

/** The columns of the people grid, in their order. */
export const peopleColumns = Object.keys(columns) as readonly PeopleColumn[];

export function isPeopleColumn(name: string): name is PeopleColumn {
  return Object.hasOwn(columns, name);
}

export function personColumn(name: PeopleColumn): PersonColumn {
  return columns[name];
}

/** The visible columns; cards have room for all. */
export function visibleColumns(layout: GridLayout): readonly PeopleColumn[] {
  return layout === "narrow"
    ? peopleColumns.filter((name) => !personColumn(name).wideOnly)
    : peopleColumns;
}

/** Approximate pixels of a title's letter, of a digit, of a cell's padding and of the sort arrow. */
const letterWidth = 6.4;
const digitWidth = 7.6;
const padding = 12;
const arrowWidth = 15;

/** Letters of the longer line when a title breaks into two lines at the best place. */
function lettersInTwoLines(title: string): number {
  const words = title.split(" ");
  const breaks = words.map((_, index) =>
    Math.max(words.slice(0, index).join(" ").length, words.slice(index).join(" ").length),
  );
  return Math.min(...breaks);
}

/** Length of the largest amount, in letters. */
function lettersOf<Row>(rows: readonly Row[], { value, text }: GroupColumn<Row>): number {
  const sizeOf = (row: Row) => Math.abs(Number(value(row) ?? 0));
  const [first, ...others] = rows;
  if (first === undefined) return 0;
  const largest = others.reduce((max, row) => (sizeOf(row) > sizeOf(max) ? row : max), first);
  return text(largest).length;
}

/** @param people decide how wide the amounts are */
export function peopleGridColumns(
  people: readonly PersonTotals[],
  context: CellContext,
): readonly ColumnDef<GridFeatures, PersonTotals>[] {
  return peopleColumns.map((name) => {
    const { title, width, kind = "number", grow = 1, ...column } = personColumn(name);
    const { figure, attribute = figure ?? name } = column;
    const header = title(context.messages);
    const figureColumn = context.figureColumns.find((one) => one.name === name);
    const letters = column.isAmount && figureColumn ? lettersOf(people, figureColumn) : 0;
    return {
      id: name,
      accessorFn: column.sortKey,
      header,
      size: Math.max(
        width,
        Math.ceil(lettersInTwoLines(header) * letterWidth) + padding + arrowWidth,
        Math.ceil(letters * digitWidth) + padding,
      ),
      cell: ({ row: { original: person } }) =>
        column.cell?.(person, context) ??
        (figureColumn && <FigureText person={person} column={figureColumn} />),
      meta: {
        attribute,
        kind,
        grow,
        ...(figure && {
          renderTitle: (label, onClick) => (
            <FigureHint
              figure={figure}
              label={label}
              toSentence={context.figureOf(figure).toSentence}
              {...(onClick && { onClick })}
            />
          ),
        }),
      },
    };
  });
}
