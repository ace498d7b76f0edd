import type { LineField } from "#lines/line-field.ts";
import { usualFields } from "#lines/line-row.ts";
import { type ColumnKind, kindOf } from "./column-kinds.ts";

/** How the grid is laid out in windows from 900, 1200 and 1680 pixels on; in smaller ones lines are cards. */
export type GridLayout = "cards" | "narrow" | "usual" | "wide";

/** In pixels: narrow, usual, wide. */
type Widths = readonly [number, number, number];

const layouts = ["narrow", "usual", "wide"] as const;

const own: { readonly [Field in LineField]?: Widths } = {
  index: [44, 52, 56],
  "product.code": [90, 92, 96],
  "product.description": [80, 96, 120],
  "location.code": [90, 92, 96],
  "lot.code": [90, 96, 92],
  expected: [66, 72, 76],
  countedStock: [66, 68, 72],
  "product.metrics.abc": [42, 42, 44],
  "assignedUser.username": [96, 104, 104],
  "documentation.reason.name": [104, 124, 140],
  "incident.type.name": [104, 104, 140],
};

const ofKind: Readonly<Record<ColumnKind, Widths>> = {
  state: [34, 34, 112],
  code: [124, 132, 132],
  text: [160, 180, 220],
  class: [48, 52, 56],
  number: [72, 76, 84],
  difference: [78, 84, 84],
  amount: [88, 96, 104],
  value: [92, 96, 104],
  moment: [128, 128, 128],
};

/** Takes what room is left. */
const growing: LineField = "product.description";

/** Where there is less room, the usual columns go without these. */
const spared: ReadonlySet<LineField> = new Set([
  "lot.code",
  "product.metrics.abc",
  "incident.type.name",
  "finishedAt",
]);

const usualWhereNarrow = usualFields.filter((field) => !spared.has(field));

/** The columns that are drawn: chosen ones all of them; cards show the same whatever is chosen. */
export function drawnFields(
  fields: readonly LineField[],
  layout: GridLayout,
): readonly LineField[] {
  if (layout === "cards") return usualFields;
  return layout === "narrow" && fields === usualFields ? usualWhereNarrow : fields;
}

/** Pixels of a letter in a title, about, and of what stands beside the title: the padding, and an arrow. */
const letter = 6.6;
const beside = 28;

function widthOf(field: LineField, layout: GridLayout, title: string): number {
  const column = Math.max(0, layouts.indexOf(layout as (typeof layouts)[number]));
  const drawn = own[field];
  if (drawn || field === "state") return (drawn ?? ofKind.state)[column] ?? 0;
  const isUsual = usualFields.some((usual) => usual === field);
  const width = ofKind[kindOf(field)][column] ?? 0;
  return isUsual ? width : Math.max(width, Math.ceil(title.length * letter) + beside);
}

/** The grid's columns as a style sheet names them, and the pixels that they need at least. */
export interface ColumnTemplate {
  readonly columns: string;
  readonly least: number;
}

/** @param titleOf a column that is not among the usual ones is never narrower than its title */
export function columnTemplate(
  fields: readonly LineField[],
  layout: GridLayout,
  titleOf: (field: LineField) => string,
): ColumnTemplate {
  const widths = fields.map((field) => widthOf(field, layout, titleOf(field)));
  const tracks = fields.map((field, place) =>
    field === growing ? `minmax(${widths[place]}px, 1fr)` : `${widths[place]}px`,
  );
  // Without a column that grows, the room is left after the last one.
  if (!fields.includes(growing)) tracks.push("1fr");
  return { columns: tracks.join(" "), least: widths.reduce((sum, width) => sum + width, 0) };
}
