import type { ReactNode } from "react";
import {
  type Kind,
  type KindValues,
  kinds,
  type TextContext,
  valueText,
} from "#format/value-text.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { SortKey } from "#table/sort/sort-rows.ts";

/** What a table's columns are read with: the viewer's language, the moment, and what the viewer may see. */
export interface TableContext extends TextContext {
  readonly costsHidden: boolean;
}

/** What is known of a column besides its title and value; each entry is optional. */
interface ColumnOptions<Row, Context> {
  /** The figure that it shows: its definition explains the title. */
  readonly figure?: FigureName | undefined;
  /** Whether it reveals a cost, as every amount does, so that viewers without costs get no answers. */
  readonly isCost?: true | undefined;
  /** The content of its header; by default its title. */
  readonly head?: (context: Context) => ReactNode;
  /** By default its text. */
  readonly cell?: (row: Row, context: Context) => ReactNode;
  /** By default that of its kind. */
  readonly align?: Alignment;
  /** Where it is, if not on the page and in files. */
  readonly place?: "page" | "file";
}

/** The values of an option, in ascending order, and their words. */
interface Choices<Context> {
  readonly options: readonly string[];
  readonly words: (context: Context) => Readonly<Record<string, string>>;
}

export type ColumnValue = KindValues[Kind];

/** A column: header, cells, sort, menu, files and clipboard derive from it. */
export interface Column<Row, Context>
  extends ColumnOptions<Row, Context>,
    Partial<Choices<Context>> {
  readonly kind: Kind;
  readonly title: (context: Context) => string;
  /** `null` is no answer. It is read with `shownValue`. */
  readonly value: (row: Row, context: Context) => ColumnValue | null;
}

/** The columns of a table by name, in their order. */
export type Columns<Row, Context, Name extends string = string> = Readonly<
  Record<Name, Column<Row, Context>>
>;

type Alignment = "start" | "end" | "bar";

/** Makes a column of one kind. */
type Maker<K extends Kind, Row, Context, Options> = (
  title: (context: Context) => string,
  value: (row: Row, context: Context) => KindValues[K] | null,
  ...[options]: K extends "option"
    ? [options: ColumnOptions<Row, Context> & Options & Choices<Context>]
    : [options?: ColumnOptions<Row, Context> & Options]
) => Column<Row, Context> & Options;

type Makers<Row, Context, Options> = {
  readonly [K in Kind]: Maker<K, Row, Context, Options>;
};

/** They differ by the types of their values alone. */
const makers: unknown = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    (title: unknown, value: unknown, options?: object) => ({ kind, title, value, ...options }),
  ]),
);

/**
 * The columns of a table, each made by the constructor of its kind.
 * @typeParam Options what this table alone knows of a column
 */
export function tableOf<Row, Context extends TableContext, Options extends object = object>() {
  return <Name extends string>(
    make: (
      column: Makers<Row, Context, Options>,
    ) => Readonly<Record<Name, Column<Row, Context> & Options>>,
  ): Readonly<Record<Name, Column<Row, Context> & Options>> =>
    make(makers as Makers<Row, Context, Options>);
}

const texts: ReadonlySet<Kind> = new Set(["text", "option", "flag", "instant", "duration"]);

export function alignmentOf({ kind, align }: Pick<Column<never, never>, "kind" | "align">) {
  if (align) return align;
  if (kind === "bar") return "bar";
  return texts.has(kind) ? "start" : "end";
}

/** Whether it reveals a cost that the viewer does not see. */
export function isHidden(
  { kind, isCost }: Pick<Column<never, never>, "kind" | "isCost">,
  { costsHidden }: TableContext,
): boolean {
  return costsHidden && (isCost === true || kind === "amount" || kind === "signedAmount");
}

/** The value of a row as the viewer may see it; `null` is no answer. */
export function shownValue<Row, Context extends TableContext>(
  column: Column<Row, Context>,
  row: Row,
  context: Context,
): ColumnValue | null {
  return isHidden(column, context) ? null : column.value(row, context);
}

/** The text of a row; that of a missing text is empty. */
export function textOf<Row, Context extends TableContext>(
  column: Column<Row, Context>,
  row: Row,
  context: Context,
): string {
  const { kind, words } = column;
  const value = shownValue(column, row, context);
  if (value === null && (kind === "text" || kind === "option")) return "";
  if (words) return words(context)[String(value)] ?? "";
  // The constructor of the kind made sure that the value is of it.
  return valueText(kind, value as KindValues[Kind] & null, context);
}

/** The value that rows are sorted by: an option's is its place among the options. */
export function sortKeyOf<Row, Context extends TableContext>(
  column: Column<Row, Context>,
  row: Row,
  context: Context,
): SortKey {
  const value = shownValue(column, row, context);
  if (column.options && value !== null) return column.options.indexOf(String(value));
  return typeof value === "boolean" ? Number(value) : value;
}
