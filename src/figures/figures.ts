import type { Format } from "#format/format.ts";
import { noAnswer } from "#format/numbers.ts";
import type { LineFilter } from "#lines/line-query.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";

type Sentences = Messages["hintSentences"];

/** Makes a sentence of current figures. */
export type HintSentence = (sentences: Sentences) => string;

/** The values of each kind of figure. Quantities and amounts are exact decimals in plain notation. */
interface Values {
  readonly number: number;
  readonly share: number;
  readonly quantity: string;
  readonly amount: string;
  readonly signedAmount: string;
}

type Kind = keyof Values;

/** What is known of a figure besides its value; each entry is optional. */
interface FigureOptions<Of> {
  /** The figure with its parts; without one, its definition says as much. */
  readonly sentence?: (sentences: Sentences, of: Of, format: Format) => string;
  /** The facets that select the lines of the figure, and how many lines these are. */
  readonly facets?: NonNullable<LineFilter["facets"]>;
  readonly lines?: (of: Of) => number;
  /** Whether it reveals a cost, so that viewers without costs get no answer. */
  readonly isCost?: true;
}

/** A figure of one source, such as the totals of lines: everything but its words. */
export interface FigureEntry<Of> extends FigureOptions<Of> {
  /** The API's fields that it is made of. */
  readonly fields: readonly string[];
  /** `null` is no answer. */
  readonly value: (of: Of) => number | string | null;
  /** @param decimals of an amount */
  readonly text: (of: Of | null, format: Format, decimals: Decimals) => string;
}

export type Decimals = 0 | 2;

const texts: {
  readonly [K in Kind]: (value: Values[K] | null, format: Format, decimals: Decimals) => string;
} = {
  number: (value, format) => format.number(value),
  share: (value, format) => format.share(value),
  quantity: (value, { quantities }) => (value === null ? noAnswer : (quantities([value])[0] ?? "")),
  amount: (value, format, decimals) => format.amount(value, decimals),
  signedAmount: (value, format, decimals) => format.signedAmount(value, decimals),
};

/** Makes an entry of one kind. */
type Maker<K extends Kind, Of> = (
  fields: readonly string[],
  value: (of: Of) => Values[K] | null,
  options?: FigureOptions<Of>,
) => FigureEntry<Of>;

function maker<K extends Kind, Of>(kind: K): Maker<K, Of> {
  return (fields, value, options) => ({
    fields,
    value,
    text: (of, format, decimals) => texts[kind](of && value(of), format, decimals),
    ...options,
  });
}

/** The entries of a source's figures, each made by the constructor of its kind. */
export function figuresOf<Of extends object>() {
  const figure: { readonly [K in Kind]: Maker<K, Of> } = {
    number: maker("number"),
    share: maker("share"),
    quantity: maker("quantity"),
    amount: maker("amount"),
    signedAmount: maker("signedAmount"),
  };
  return <Name extends FigureName>(
    make: (of: typeof figure) => Readonly<Record<Name, FigureEntry<Of>>>,
  ): Readonly<Record<Name, FigureEntry<Of>>> => make(figure);
}

/** A figure as one viewer may see it. */
export interface ShownFigure {
  readonly name: FigureName;
  /** `null` is no answer, also where it is hidden. */
  readonly value: number | string | null;
  readonly text: string;
  /** Whether it is a cost, which this viewer does not see. */
  readonly isHidden: boolean;
  /** `null` where the definition says as much. */
  readonly toSentence: HintSentence | null;
  readonly facets: FigureOptions<object>["facets"];
  /** Number of lines that the facets select; `null` while unknown. */
  readonly lines: number | null;
}

/** @param of `null` while unknown */
export function showFigure<Of extends object>(
  name: FigureName,
  entry: FigureEntry<Of>,
  of: Of | null,
  {
    format,
    costsHidden,
    decimals,
  }: { readonly format: Format; readonly costsHidden: boolean; readonly decimals: Decimals },
): ShownFigure {
  const { sentence, isCost = false, facets } = entry;
  const isHidden = isCost && costsHidden;
  const visible = isHidden ? null : of;
  const value = visible && entry.value(visible);
  const isUnknownCost = isCost && value === null;
  return {
    name,
    value,
    text: entry.text(visible, format, decimals),
    isHidden,
    toSentence:
      sentence && visible && !isUnknownCost
        ? (sentences) => sentence(sentences, visible, format)
        : null,
    facets,
    lines: (of && entry.lines?.(of)) ?? null,
  };
}
