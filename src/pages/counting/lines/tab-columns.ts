import type { LineField } from "#lines/line-fields.ts";
import type { LinePart } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";

/** Minimum widths in pixels, by layout: narrow, default, wide. */
export type Widths = readonly [number, number, number];

/** Differences of a tab's table: the columns that the tab is about take the space. */
interface TabColumns {
  /** Shares of the remaining space. */
  readonly grow: { readonly [Field in LineField]?: number };
  readonly widths?: { readonly [Field in LineField]?: Widths };
  /** Default columns without room in a layout. */
  readonly omitted: { readonly [Layout in GridLayout]?: readonly LineField[] };
  /** Layouts with room for the bars of the values. */
  readonly bars: readonly GridLayout[];
  /** The fields of cards. */
  readonly cards: readonly LineField[];
}

const allLines: TabColumns = {
  grow: { "product.description": 1 },
  omitted: { narrow: ["lot.code", "product.metrics.abc", "incident.type.name", "finishedAt"] },
  bars: ["cards", "wide"],
  cards: defaultFields,
};

/** With room for lines after the first thousand in all layouts. */
const wideIndex: Widths = [52, 52, 56];

const parts: { readonly [Part in LinePart]: TabColumns } = {
  discrepancies: {
    grow: { "product.description": 3, "documentation.body": 1 },
    widths: {
      index: wideIndex,
      value: [108, 96, 104],
      "documentation.reason.name": [122, 124, 180],
      "documentation.body": [120, 120, 180],
    },
    omitted: { narrow: ["documentation.body", "finishedAt"], medium: ["finishedAt"] },
    bars: ["cards", "medium", "wide"],
    cards: defaultFields,
  },
  incidents: {
    grow: { "product.description": 1, "incident.body": 3 },
    widths: {
      index: wideIndex,
      "incident.type.name": [150, 170, 190],
      "incident.body": [160, 200, 280],
    },
    omitted: { narrow: ["incident.createdAt"] },
    bars: ["cards"],
    cards: [...defaultFields, "incident.body"],
  },
  recounts: {
    grow: { "product.description": 2, "recount-effect": 1 },
    // The order by the value, after the effect, is numbered.
    widths: { index: wideIndex, value: [108, 112, 104], "recount-effect": [110, 130, 120] },
    omitted: {
      narrow: [
        "prevCountedStock",
        "expected",
        "assignedUser.username",
        "documentation.reason.name",
        "finishedAt",
      ],
      medium: ["finishedAt"],
    },
    bars: ["cards", "wide"],
    cards: [...defaultFields, "recount-effect"],
  },
};

/** @param part of the lines; `undefined` for all of them */
export function tabColumns(part: LinePart | undefined): TabColumns {
  return part ? parts[part] : allLines;
}

/** The columns that a layout shows: chosen ones all, default ones as far as there is room. Cards are the same for all. */
export function visibleFields(
  fields: readonly LineField[],
  { layout, part, isChosen }: { layout: GridLayout; part: LinePart | undefined; isChosen: boolean },
): readonly LineField[] {
  const { omitted, cards } = tabColumns(part);
  if (layout === "cards") return cards;
  const without = isChosen ? [] : (omitted[layout] ?? []);
  return without.length === 0 ? fields : fields.filter((field) => !without.includes(field));
}
