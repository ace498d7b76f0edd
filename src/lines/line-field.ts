import type { SentLine } from "#contract/line.ts";
import type { LineState } from "#domain/lines/line-state.ts";

type LeafPath<T> = {
  [Key in keyof T & string]: NonNullable<T[Key]> extends object
    ? `${Key}.${LeafPath<NonNullable<T[Key]>>}`
    : Key;
}[keyof T & string];

type LeafAt<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? LeafAt<NonNullable<T[Key]>, Rest> | (null extends T[Key] ? null : never)
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** A field of a line by its path in the API: `product.metrics.abc`. */
type SentField = LeafPath<SentLine>;

/** Fields computed from a line. */
interface ComputedFields {
  readonly state: LineState;
  /** Expected units. */
  readonly expected: number;
  /** Difference × cost, exact, in plain notation. */
  readonly value: string | null;
  /** The same without its sign, to sort by size, short or over. */
  readonly "absolute-value": string | null;
  /** A discrepancy without documentation. */
  readonly undocumented: boolean;
  readonly hasIncident: boolean;
}

/**
 * Every field for display, sort and export, with the type of its values. Quantities are units of the product,
 * instants ISO texts; `null` is "no answer", also for a missing parent such as a lot.
 */
export type LineValues = {
  readonly [Field in SentField]: LeafAt<SentLine, Field>;
} & ComputedFields;

export type LineField = keyof LineValues;

/** Value of a cell. */
export type LineValue = LineValues[LineField];
