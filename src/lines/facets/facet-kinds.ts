import type { CountingContext } from "#domain/lines/counting-context.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { LineCheck } from "#domain/lines/line-checks.ts";
import type { EvaluationSettings, LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { noValue } from "#lines/facet-value.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { SentField } from "#lines/sent-fields.ts";

type Setting = keyof ViewSettings;

/**
 * Where a facet can be chosen: behind a button of its own, in a column of the panel of further filters, as one box of
 * that panel's hints or checks, or in charts alone.
 */
export type Place = "button" | "left" | "middle" | "right" | "hints" | "checks" | "charts";

interface Offer<At extends Place, Used extends Setting> {
  readonly place: At;
  /** Position among the facets of the place, ascending; without it first, in the order of the entries. */
  readonly order?: number;
  /** The settings that its values depend on: only they can be read, and a change of another keeps the values. */
  readonly uses?: readonly Used[];
  /** Whether its values come from the counts before: it is offered where these are known. */
  readonly isEarlier?: true;
  /** The column that is the same in every line of one value. */
  readonly column?: LineField;
}

/** Input of a facet's values, besides the lines themselves. */
export interface FacetContext<Used extends Setting = Setting> {
  readonly view: Pick<ViewSettings, Used>;
  /** Facts about all lines. */
  readonly counting: CountingContext;
  /** Of the counts before; `null` while they are not known. */
  readonly earlier: EarlierOutcomes | null;
  /** When the lines were fetched, in milliseconds since 1970. */
  readonly now: number;
  /** An evaluation without a counting context. Only the worker has it: the page loads the entries without its code. */
  readonly createEvaluation: (settings: EvaluationSettings) => LineEvaluation;
}

/** A facet with a fixed set of values. */
interface OptionFacet<Option extends string, At extends Place> extends Offer<At, Setting> {
  readonly kind: "options";
  /** In the order in which they are offered. */
  readonly options: readonly Option[];
  /** Called once for all lines; the function that it returns, once for each. */
  readonly read: (context: FacetContext) => (line: LineFacts) => Option;
}

/** A facet of lines to which a check applies. */
export interface CheckFacet extends Offer<"checks", never> {
  readonly kind: "check";
  readonly check: LineCheck;
}

/** A facet of texts. */
interface TextFacet<At extends Place> extends Offer<At, Setting> {
  readonly kind: "texts";
  readonly field: (view: ViewSettings) => SentField;
  /** Derives the value from the text sent. */
  readonly derive?: (text: string, view: ViewSettings) => string;
  /** Sent even where the text is not: such a line differs from one without an answer. */
  readonly parent?: SentField;
  /** Whether the values are codes, which are sorted as such. */
  readonly isCode?: true;
  /** The values that are offered in any case, in this order. */
  readonly options?: readonly string[];
}

/** A facet of ids that have names. */
interface IdFacet<At extends Place> extends Offer<At, Setting> {
  readonly kind: "ids";
  readonly id: SentField;
  /** The field with the id's name. */
  readonly name: SentField;
  /** Whether ids are numbers; else they are texts. */
  readonly isNumber: boolean;
}

export type Facet = OptionFacet<string, Place> | CheckFacet | TextFacet<Place> | IdFacet<Place>;

export function options<
  const Option extends string,
  At extends Place,
  Used extends Setting = never,
>(
  list: readonly Option[],
  read: (context: FacetContext<Used>) => (line: LineFacts) => NoInfer<Option>,
  offer: Offer<At, Used>,
): OptionFacet<Option, At> {
  return { kind: "options", options: list, read, ...offer };
}

/** A facet that a line either has or not. */
export function holds<At extends Place>(
  testOf: (context: FacetContext<never>) => (line: LineFacts) => boolean,
  offer: Offer<At, never>,
): OptionFacet<"yes" | typeof noValue, At> {
  const read = (context: FacetContext) => {
    const test = testOf(context);
    return (line: LineFacts) => (test(line) ? "yes" : noValue);
  };
  return options(["yes", noValue], read, offer);
}

export function texts<At extends Place, Used extends Setting = never>(
  field: SentField | ((view: Pick<ViewSettings, Used>) => SentField),
  offer: Offer<At, Used> &
    Pick<TextFacet<At>, "parent" | "isCode" | "options"> & {
      readonly derive?: (text: string, view: Pick<ViewSettings, Used>) => string;
    },
): TextFacet<At> {
  return { kind: "texts", field: typeof field === "string" ? () => field : field, ...offer };
}

/** A facet of ids with the field of their names. */
export function ids<At extends Place>(
  id: SentField,
  name: SentField,
  offer: Offer<At, never> & Pick<IdFacet<At>, "isNumber">,
): IdFacet<At> {
  return { kind: "ids", id, name, ...offer };
}
