import type { ColumnDef } from "@tanstack/react-table";
import type { PersonTotals } from "#components/counting/panels/people/people-rows.ts";
import { FigureHint } from "#components/figure-hint.tsx";
import type { ShownFigure } from "#figures/figures.ts";
import { isLineFigure, type LineFigureName } from "#figures/of-lines.ts";
import type { Kind } from "#format/value-text.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { alignmentOf, isHidden, shownValue, sortKeyOf, textOf } from "#table/entries/columns.ts";
import { plainCell } from "./cells.tsx";
import type { PeopleContext } from "./people-context.ts";
import { type PeopleColumn, peopleColumns, peopleTable } from "./table.tsx";

/** Minimum widths of the values of a kind, in pixels, without the title. */
const widths: Partial<Record<Kind, number>> = {
  text: 160,
  bar: 96,
  share: 66,
  instant: 104,
  amount: 80,
  signedAmount: 80,
};
const numberWidth = 58;

/** What the grid's styles call an alignment. */
const kinds = { start: "text", end: "number", bar: "bar" } as const;

/** Approximate pixels of a title's letter, of a digit, of what separates digits, of a cell's padding and of the sort arrow. */
const letterWidth = 6.4;
const digitWidth = 8.2;
const separatorWidth = 4;
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

/** Width of the largest amount, in pixels; 0 for other values. */
function amountWidth(people: readonly PersonTotals[], name: PeopleColumn, context: PeopleContext) {
  const column = peopleTable[name];
  if (column.kind !== "amount" && column.kind !== "signedAmount") return 0;
  const sizeOf = (person: PersonTotals) =>
    Math.abs(Number(shownValue(column, person, context) ?? 0));
  const [first, ...others] = people;
  if (first === undefined) return 0;
  const largest = others.reduce((max, one) => (sizeOf(one) > sizeOf(max) ? one : max), first);
  const text = textOf(column, largest, context);
  const separators = text.match(/[.,\s’]/g)?.length ?? 0;
  return (text.length - separators) * digitWidth + separators * separatorWidth;
}

/**
 * The columns of the people grid in TanStack Table.
 * @param people decide how wide the amounts are
 * @param figureOf a figure of all matching lines
 */
export function gridColumns(
  people: readonly PersonTotals[],
  context: PeopleContext,
  figureOf: (name: LineFigureName) => ShownFigure,
): readonly ColumnDef<GridFeatures, PersonTotals>[] {
  return peopleColumns.map((name) => {
    const column = peopleTable[name];
    const { figure, kind, grow = 1, card, attribute = figure ?? name } = column;
    const header = column.title(context);
    return {
      id: name,
      accessorFn: (person) => sortKeyOf(column, person, context),
      header,
      size: Math.max(
        widths[kind] ?? numberWidth,
        Math.ceil(lettersInTwoLines(header) * letterWidth) + padding + arrowWidth,
        Math.ceil(amountWidth(people, name, context)) + padding,
      ),
      cell: ({ row: { original: person } }) =>
        column.cell && !isHidden(column, context)
          ? column.cell(person, context)
          : plainCell(column, person, context),
      meta: {
        attribute,
        kind: kinds[alignmentOf(column)],
        card,
        grow,
        ...(figure && {
          renderTitle: (label, onClick) => (
            <FigureHint
              figure={figure}
              label={label}
              toSentence={isLineFigure(figure) ? figureOf(figure).toSentence : null}
              {...(onClick && { onClick })}
            />
          ),
        }),
      },
    };
  });
}
