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

/** A field of a line as the API names it, the names joined by dots: `product.metrics.abc`. */
type SentField = LeafPath<SentLine>;

/** What is worked out of a line's own fields, by the figure's name. */
interface WorkedOut {
  readonly state: LineState;
  /** Units that should be there. */
  readonly expected: number;
  /** Difference × cost, exact, in plain notation. */
  readonly value: string | null;
  /** The same without its sign: what weighs most, short or over, sorts together. */
  readonly "absolute-value": string | null;
  /** A discrepancy that nobody has documented. */
  readonly undocumented: boolean;
  readonly hasIncident: boolean;
}

/**
 * Every field that lines can be shown, sorted and exported by, with the type of its values. Quantities are
 * units of the product, instants ISO texts; `null` is "no answer", also for what belongs to something that a
 * line has not, such as a lot's code without a lot.
 */
export type LineValues = {
  readonly [Field in SentField]: LeafAt<SentLine, Field>;
} & WorkedOut;

export type LineField = keyof LineValues;

/** What a cell can hold. */
export type LineValue = LineValues[LineField];
