import type { ColumnDef } from "@tanstack/react-table";
import { FigureHint } from "#components/figure-hint.tsx";
import { computations, type LineField, type LineValue, lineFields } from "#lines/line-fields.ts";
import type { LinePart } from "#lines/line-query.ts";
import { defaultFields, type LineRow } from "#lines/line-row.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import { Hint } from "#ui/hint/hint.tsx";
import {
  amountCell,
  assignedCell,
  Cell,
  type CellContext,
  codeCell,
  differenceCell,
  effectCell,
  incidentCell,
  indexCell,
  lookFirstCell,
  momentCell,
  numberCell,
  type RenderCell,
  reasonCell,
  stateCell,
  textCell,
  useCellContext,
  valueCell,
} from "./cells.tsx";
import { tabColumns, type Widths } from "./tab-columns.ts";
import { valueOrders } from "./value-orders.ts";

const layouts = ["narrow", "medium", "wide"] as const;

interface KindOfColumn {
  readonly cell: RenderCell;
  readonly widths: Widths;
}

/** The kind of a column's values decides how cells render and align them, and their width. */
const kinds = {
  state: { cell: stateCell, widths: [34, 34, 112] },
  code: { cell: codeCell, widths: [124, 132, 132] },
  text: { cell: textCell, widths: [160, 180, 220] },
  class: { cell: textCell, widths: [48, 52, 56] },
  number: { cell: numberCell, widths: [72, 76, 84] },
  difference: { cell: differenceCell, widths: [78, 84, 84] },
  amount: { cell: amountCell, widths: [88, 96, 104] },
  value: { cell: valueCell, widths: [92, 96, 104] },
  moment: { cell: momentCell, widths: [112, 112, 112] },
} as const satisfies Readonly<Record<string, KindOfColumn>>;

export type ColumnKind = keyof typeof kinds;

/** Subjects of columns, in the order in which they are offered. */
export const columnGroups = [
  "line",
  "stock",
  "count",
  "product",
  "metrics",
  "location",
  "documentation",
  "incident",
  "counting",
] as const;

type ColumnGroup = (typeof columnGroups)[number];

/** Options of a column; the rest follows from its field's name and its kind. */
interface LineColumn {
  readonly kind?: ColumnKind;
  readonly group?: ColumnGroup;
  readonly cell?: RenderCell;
  readonly widths?: Widths;
  /** Never truncated, unless someone resizes it. */
  readonly isWhole?: true;
  /** An open line leaves it out, because another field says it. */
  readonly gridOnly?: true;
  /** Explains its title. */
  readonly hint?: "indexHint";
  /** Explains its title by its definition, whose words load when it is asked for. */
  readonly figure?: FigureName;
}

/** Every other field is a column, too. */
const columns: { readonly [Field in LineField]?: LineColumn } = {
  index: { cell: indexCell, widths: [44, 52, 56], hint: "indexHint" },
  state: { kind: "state", widths: kinds.state.widths, isWhole: true },
  "product.code": { widths: [90, 92, 96] },
  "product.description": { kind: "text", widths: [160, 200, 200] },
  "location.code": { widths: [90, 90, 96] },
  "lot.code": { widths: [90, 90, 92] },
  expected: { widths: [66, 70, 76] },
  countedStock: { group: "count", widths: [66, 68, 72] },
  difference: { kind: "difference", group: "count" },
  value: { kind: "value" },
  "look-first": { kind: "text", cell: lookFirstCell, widths: [136, 146, 160], gridOnly: true },
  "recount-effect": { kind: "text", cell: effectCell, widths: [110, 124, 120], gridOnly: true },
  "wrong-before": { gridOnly: true, figure: "wrong-before" },
  "absolute-value": { gridOnly: true },
  "product.metrics.abc": { widths: [42, 42, 44] },
  "assignedUser.id": { group: "count" },
  "assignedUser.username": {
    kind: "text",
    group: "count",
    cell: assignedCell,
    widths: [96, 112, 112],
  },
  "documentation.reason.name": { kind: "text", cell: reasonCell, widths: [122, 124, 140] },
  "incident.type.name": {
    kind: "text",
    cell: incidentCell,
    widths: [72, 72, 110],
  },
  startedAt: { group: "count" },
  finishedAt: { group: "count" },
  prevCountedStock: { group: "count" },
  prevDifference: { kind: "difference", group: "count" },
  costPrice: { kind: "amount" },
  "documentation.body": { kind: "text" },
  "documentation.stock": { group: "documentation" },
  "documentation.user.username": { kind: "text" },
  "incident.body": { kind: "text" },
  "product.costPrice": { kind: "amount" },
  "product.metrics.price6Mo": { kind: "amount" },
  "product.metrics.priceMonth": { kind: "amount" },
  "product.metrics.priceYear": { kind: "amount" },
  "product.metrics.valueTotal": { kind: "amount" },
  "product.warehouse.name": { kind: "text" },
};

/** The kind of a column's values; by default it follows from the computation or the end of the field's name. */
export function kindOf(field: LineField): ColumnKind {
  const kind = columns[field]?.kind;
  if (kind) return kind;
  if (computations[field]?.kind === "decimal") return "amount";
  if (/abc$/i.test(field)) return "class";
  if (field.endsWith("At")) return "moment";
  return /(^|\.)(id|code)$/.test(field) ? "code" : "number";
}

export function groupOf(field: LineField): ColumnGroup {
  const group = columns[field]?.group;
  if (group) return group;
  if (computations[field]) return "count";
  if (/stock$/i.test(field)) return "stock";
  if (field.startsWith("product.metrics.")) return "metrics";
  const [head] = field.split(".");
  if (head === "lot") return "location";
  return columnGroups.find((name) => name === head) ?? "line";
}

/** Whether an open line shows the field. */
export function isInDrawer(field: LineField): boolean {
  return !columns[field]?.gridOnly;
}

/** Columns by subject. */
export function groupedFields(
  fields: readonly LineField[],
): readonly (readonly [ColumnGroup, readonly LineField[]])[] {
  return columnGroups.map((group) => [group, fields.filter((field) => groupOf(field) === group)]);
}

/** Approximate pixels of a title's letter, and of the padding and sort arrow beside it. */
const letterWidth = 6.6;
const titlePadding = 28;

/** Space for the bar of a value beside it, with the gap between them, in pixels; the style of the cells repeats it. */
const barWidth = 128;

/** Minimum width in pixels; columns that are not default ones are as wide as their title. */
export function minWidth(field: LineField, { layout, part }: TabLayout, title: string): number {
  const index = Math.max(0, layouts.indexOf(layout as (typeof layouts)[number]));
  const { widths, bars } = tabColumns(part);
  const own = widths?.[field] ?? columns[field]?.widths;
  const width = (own ?? kinds[kindOf(field)].widths)[index] ?? 0;
  if (field === "value" && bars.includes(layout)) return width + barWidth;
  const isDefault = defaultFields.some((one) => one === field);
  if (own || isDefault) return width;
  return Math.max(width, Math.ceil(title.length * letterWidth) + titlePadding);
}

function truncationOf(field: LineField) {
  const kind = kindOf(field);
  // The widths of instants have room for every language.
  if (columns[field]?.isWhole || kind === "moment") return {};
  return { truncates: kind === "text" || kind === "code" ? "text" : "digits" } as const;
}

function render(field: LineField, line: LineRow, value: LineValue, context: CellContext) {
  return (columns[field]?.cell ?? kinds[kindOf(field)].cell)(line, value, context);
}

/** A field of a line as in the grid. */
export function FieldCell({
  field,
  line,
  value,
}: {
  field: LineField;
  line: LineRow;
  /** `null` is "no answer". */
  value: LineValue;
}) {
  return <Cell content={render(field, line, value, useCellContext())} />;
}

export interface TabLayout {
  readonly layout: GridLayout;
  /** The part of the lines that the tab shows; `undefined` for all. */
  readonly part: LinePart | undefined;
}

/** The columns of all fields; a column's id is the field's path, in the address and in `data-column`. */
export function lineColumns(
  tab: TabLayout,
  plainContext: Omit<CellContext, "hasBars">,
): readonly ColumnDef<GridFeatures, LineRow>[] {
  const { grow, bars } = tabColumns(tab.part);
  const context = { ...plainContext, hasBars: bars.includes(tab.layout) };
  const { lines: t, lineFields: titles } = context.messages;
  return lineFields.map((field) => {
    const { hint, figure } = columns[field] ?? {};
    return {
      id: field,
      accessorFn: (line) => line[field],
      header: titles[field],
      size: minWidth(field, tab, titles[field]),
      // A field that was not requested is loading, not "no answer".
      cell: ({ row }) => {
        const value = row.original[field];
        return value === undefined ? null : render(field, row.original, value, context);
      },
      meta: {
        kind: kindOf(field),
        grow: grow[field] ?? 0,
        ...truncationOf(field),
        ...(field === "value" && { orders: valueOrders(t), hasOrdersMenu: context.hasBars }),
        ...(figure && {
          renderTitle: (title, onClick) => (
            <FigureHint figure={figure} label={title} onClick={onClick} />
          ),
        }),
        ...(hint && {
          renderTitle: (title, onClick) => (
            <Hint label={title} onClick={onClick}>
              {t[hint]}
            </Hint>
          ),
        }),
      },
    };
  });
}
