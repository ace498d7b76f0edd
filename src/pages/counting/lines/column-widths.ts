import type { LineField } from "#lines/line-field.ts";
import { defaultFields } from "#lines/line-row.ts";
import type { GridLayout } from "#table/use-grid-layout.ts";
import { type ColumnKind, kindOf } from "./column-kinds.ts";

/** In pixels, by layout: narrow, default, wide. */
type Widths = readonly [number, number, number];

const layouts = ["narrow", "usual", "wide"] as const;

const widthsByField: { readonly [Field in LineField]?: Widths } = {
  index: [44, 52, 56],
  "product.code": [90, 92, 96],
  "product.description": [80, 96, 120],
  "location.code": [90, 92, 96],
  "lot.code": [90, 96, 92],
  expected: [66, 72, 76],
  countedStock: [66, 68, 72],
  "product.metrics.abc": [42, 42, 44],
  "assignedUser.username": [90, 104, 104],
  "documentation.reason.name": [122, 124, 140],
  "incident.type.name": [104, 104, 140],
};

const widthsByKind: Readonly<Record<ColumnKind, Widths>> = {
  state: [34, 34, 112],
  code: [124, 132, 132],
  text: [160, 180, 220],
  class: [48, 52, 56],
  number: [72, 76, 84],
  difference: [78, 84, 84],
  amount: [88, 96, 104],
  value: [92, 96, 104],
  moment: [144, 144, 144],
};

/** Takes the remaining space. */
const growing: LineField = "product.description";

/** Default columns that the narrow layout leaves out. */
const narrowHidden: ReadonlySet<LineField> = new Set([
  "lot.code",
  "product.metrics.abc",
  "incident.type.name",
  "finishedAt",
]);

const narrowDefaults = defaultFields.filter((field) => !narrowHidden.has(field));

/** The visible columns: all chosen ones; cards always show the default ones. */
export function visibleFields(
  fields: readonly LineField[],
  layout: GridLayout,
): readonly LineField[] {
  if (layout === "cards") return defaultFields;
  return layout === "narrow" && fields === defaultFields ? narrowDefaults : fields;
}

/** Approximate pixels of a title's letter, and of the padding and sort arrow beside it. */
const letterWidth = 6.6;
const titlePadding = 28;

function widthOf(field: LineField, layout: GridLayout, title: string): number {
  const column = Math.max(0, layouts.indexOf(layout as (typeof layouts)[number]));
  const own = widthsByField[field];
  if (own || field === "state") return (own ?? widthsByKind.state)[column] ?? 0;
  const isDefault = defaultFields.some((one) => one === field);
  const width = widthsByKind[kindOf(field)][column] ?? 0;
  return isDefault ? width : Math.max(width, Math.ceil(title.length * letterWidth) + titlePadding);
}

/** Pixels of a digit, sign or currency symbol, and of a cell's padding. */
const digitWidth = 9;
const padding = 12;

/** Free text may be cut at any length; the SKU never is. */
function fitOf(field: LineField, width: number): number {
  if (field === "product.code" || field === "state") return Number.POSITIVE_INFINITY;
  const kind = kindOf(field);
  return kind === "text" || kind === "code" ? 0 : Math.floor((width - padding) / digitWidth);
}

/** Layout of a column. */
export interface ColumnStyle {
  /** Whether it grows, and its minimum width in pixels. */
  readonly style: { readonly flex: string };
  /** Letters that surely fit; 0 for text of variable width. */
  readonly fits: number;
}

/** Layout of the grid's columns, and their minimum total width in pixels. */
export interface ColumnTemplate {
  readonly columnStyles: readonly ColumnStyle[];
  readonly min: number;
}

/** @param titleOf gives the title, which is the minimum width of columns that are not default ones */
export function columnTemplate(
  fields: readonly LineField[],
  layout: GridLayout,
  titleOf: (field: LineField) => string,
): ColumnTemplate {
  const widths = fields.map((field) => widthOf(field, layout, titleOf(field)));
  return {
    columnStyles: fields.map((field, column) => {
      const width = widths[column] ?? 0;
      // Without a growing column the remaining space is after the last one.
      const flex = `${field === growing ? 1 : 0} 0 ${width}px`;
      return { style: { flex }, fits: fitOf(field, width) };
    }),
    min: widths.reduce((sum, width) => sum + width, 0),
  };
}
