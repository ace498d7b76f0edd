import type { Format } from "./format.ts";
import { noAnswer } from "./numbers.ts";

/**
 * The values of each kind of figure and column. Quantities and amounts are exact decimals in plain notation, instants
 * milliseconds since 1970, durations milliseconds. A bar shows a share.
 */
export interface KindValues {
  readonly text: string;
  readonly option: string;
  readonly flag: boolean;
  readonly number: number;
  readonly signed: number;
  readonly whole: number;
  readonly rate: number;
  readonly share: number;
  readonly bar: number;
  readonly quantity: string;
  readonly amount: string;
  readonly signedAmount: string;
  readonly instant: number;
  readonly duration: number;
}

export type Kind = keyof KindValues;

export type Decimals = 0 | 2;

/** What the texts of values need. */
export interface TextContext {
  readonly format: Format;
  /** Decimals of an amount; 2 by default. */
  readonly decimals?: Decimals | undefined;
  /** For naming days; without it an instant has its whole date. Milliseconds since 1970. */
  readonly today?: number | undefined;
}

const texts: {
  readonly [K in Kind]: (value: KindValues[K], context: TextContext) => string;
} = {
  text: (value) => value,
  option: (value) => value,
  flag: (value) => (value ? "✓" : ""),
  number: (value, { format }) => format.number(value),
  signed: (value, { format }) => format.signed(value),
  whole: (value, { format }) => format.whole(value),
  rate: (value, { format }) => format.rate(value),
  share: (value, { format }) => format.share(value),
  bar: (value, { format }) => format.share(value),
  quantity: (value, { format }) => format.quantities([value])[0] ?? noAnswer,
  amount: (value, { format, decimals = 2 }) => format.amount(value, decimals),
  signedAmount: (value, { format, decimals = 2 }) => format.signedAmount(value, decimals),
  instant: (value, { format, today }) =>
    today === undefined ? format.shortMoment(value, 0) : format.moment(value, today),
  duration: (value, { format }) => format.duration(value),
};

export const kinds = Object.keys(texts) as readonly Kind[];

/** The text of a value of a kind; `null` is no answer. */
export function valueText<K extends Kind>(
  kind: K,
  value: KindValues[K] | null,
  context: TextContext,
): string {
  return value === null ? noAnswer : texts[kind](value, context);
}
