import type { TargetFigure } from "#contract/targets.ts";
import { hour } from "#domain/time/units.ts";
import type { Format } from "#format/format.ts";
import { type Decimals, type KindValues, valueText } from "#format/value-text.ts";
import type { LineFilter } from "#lines/line-query.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";

type Sentences = Messages["hintSentences"];

/** Makes a sentence of current figures. */
export type HintSentence = (sentences: Sentences) => string;

const kinds = [
  "number",
  "whole",
  "rate",
  "share",
  "quantity",
  "amount",
  "signedAmount",
  "instant",
  "duration",
  "option",
] as const;

/** The kinds of figures. */
type FigureKind = (typeof kinds)[number];

/** How one part of the app shows a figure, in words that it has loaded. */
interface Showing<Of, Words> {
  readonly label: (words: Words) => string;
  /** What the figure covers, or is made of. */
  readonly note?: (words: Words, of: Of, format: Format) => string;
}

/** A figure of the strip above the overview. */
interface StripShowing<Of> extends Showing<Of, Messages["counting"]> {
  /** Its color unless it is zero. */
  readonly tone?: "risk" | "short" | "over";
}

/** What is known of a figure besides its value; each entry is optional. */
interface FigureOptions<Of> {
  /** Where a count's page shows the figure of its lines by itself: in the strip, or listed at the overview's foot. */
  readonly strip?: StripShowing<Of>;
  readonly foot?: Showing<Of, Messages["counting"]>;
  /** How the printed report shows it. */
  readonly report?: Showing<Of, Messages>;
  /** The target that it is compared with, where one is set. */
  readonly target?: TargetFigure;
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
  readonly kind: FigureKind;
  /** The API's fields that it is made of. */
  readonly fields: readonly string[];
  /** `null` is no answer. */
  readonly value: (of: Of) => number | string | null;
  /** @param decimals of an amount */
  readonly text: (of: Of | null, format: Format, decimals: Decimals) => string;
}

/** Makes an entry of one kind. */
type Maker<K extends FigureKind, Of> = (
  fields: readonly string[],
  value: (of: Of) => KindValues[K] | null,
  options?: FigureOptions<Of>,
) => FigureEntry<Of>;

type Makers<Of> = { readonly [K in FigureKind]: Maker<K, Of> };

function maker<K extends FigureKind, Of>(kind: K): Maker<K, Of> {
  return (fields, value, options) => ({
    kind,
    fields,
    value,
    text: (of, format, decimals) => valueText(kind, of && value(of), { format, decimals }),
    ...options,
  });
}

/** The entries of a source's figures, each made by the constructor of its kind. */
export function figuresOf<Of extends object>() {
  const figure = Object.fromEntries(kinds.map((kind) => [kind, maker(kind)])) as Makers<Of>;
  return <Name extends FigureName>(
    make: (of: typeof figure) => Readonly<Record<Name, FigureEntry<Of>>>,
  ): Readonly<Record<Name, FigureEntry<Of>>> => make(figure);
}

/** A figure as one viewer may see it. */
export interface ShownFigure {
  readonly name: FigureName;
  /** An instant is in ISO 8601, a duration in hours; `null` is no answer, also where it is hidden. */
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
  const { kind, sentence, isCost = false, facets } = entry;
  const isHidden = isCost && costsHidden;
  const visible = isHidden ? null : of;
  const value = visible && entry.value(visible);
  const isUnknownCost = isCost && value === null;
  return {
    name,
    value: machineReadable(kind, value),
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

/** A figure's value for programs: an instant in ISO 8601, a duration in hours; `null` is no answer. */
export function figureValue<Of extends object>(
  { kind, value }: Pick<FigureEntry<Of>, "kind" | "value">,
  of: Of,
): number | string | null {
  return machineReadable(kind, value(of));
}

function machineReadable(kind: FigureKind, value: number | string | null) {
  if (typeof value !== "number") return value;
  if (kind === "instant") return new Date(value).toISOString();
  return kind === "duration" ? value / hour : value;
}
