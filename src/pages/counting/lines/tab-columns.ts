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
  /** Default columns that give up their place where there is no room for all, the first one first. */
  readonly optional: readonly LineField[];
  /** Layouts with room for the bars of the values. */
  readonly bars: readonly GridLayout[];
  /** The fields of cards. */
  readonly cards: readonly LineField[];
}

const allLines: TabColumns = {
  // The others take a little, so that a row can be followed where few columns have a value.
  grow: {
    "product.description": 6,
    "location.code": 1,
    "lot.code": 1,
    "assignedUser.username": 1,
  },
  optional: [
    "product.metrics.abc",
    "lot.code",
    "incident.type.name",
    "finishedAt",
    "documentation.reason.name",
  ],
  bars: ["cards", "wide"],
  cards: defaultFields,
};

/** With room for lines after the first thousand in all layouts. */
const wideIndex: Widths = [52, 52, 56];

const parts: { readonly [Part in LinePart]: TabColumns } = {
  discrepancies: {
    grow: { "product.description": 2, "documentation.body": 1 },
    widths: {
      index: wideIndex,
      "product.description": [160, 240, 240],
      value: [108, 96, 104],
      "documentation.reason.name": [122, 150, 180],
      "documentation.body": [120, 120, 180],
    },
    optional: ["documentation.body", "finishedAt", "look-first", "documentation.reason.name"],
    bars: ["cards", "medium", "wide"],
    cards: defaultFields,
  },
  incidents: {
    grow: { "product.description": 1, "incident.body": 2 },
    widths: {
      index: wideIndex,
      "incident.type.name": [150, 170, 190],
      "incident.body": [160, 200, 280],
    },
    optional: ["state", "assignedUser.username"],
    bars: ["cards"],
    cards: [...defaultFields, "incident.body"],
  },
  recounts: {
    grow: { "product.description": 2, "recount-effect": 1 },
    // The order by the value, after the effect, is numbered.
    widths: { index: wideIndex, value: [108, 112, 104], "recount-effect": [110, 130, 120] },
    optional: [
      "finishedAt",
      "documentation.reason.name",
      "assignedUser.username",
      "expected",
      "prevCountedStock",
      "countedStock",
    ],
    bars: ["cards", "wide"],
    cards: [...defaultFields, "recount-effect"],
  },
};

/** @param part of the lines; `undefined` for all of them */
export function tabColumns(part: LinePart | undefined): TabColumns {
  return part ? parts[part] : allLines;
}
