import { searchWords } from "#domain/search-text.ts";
import { compareTexts } from "#lines/engine/sort-keys.ts";
import { noValue } from "#lines/facet-value.ts";
import { type FacetName, facetOf } from "#lines/facets/line-facets.ts";
import type { FacetOption } from "#lines/line-store.ts";

/** A facet value on offer. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  /** Number of lines that it would leave. */
  readonly lines: number;
}

/** Appends new values to those already seen, so that checkboxes do not move while a person chooses. */
export function appendNew(
  seen: readonly FacetOption[],
  options: readonly FacetOption[],
): readonly FacetOption[] {
  const known = new Set(seen.map(({ value }) => value));
  const added = options.filter(({ value }) => !known.has(value));
  return added.length === 0 ? seen : [...seen, ...added];
}

/**
 * The values on offer: the fixed ones or those seen so far, and chosen values without lines. Codes are sorted. Values that
 * never had lines since the panel is open come last.
 * @param options lines that each value would leave now; a missing value would leave none
 */
export function choices(
  facet: FacetName,
  {
    seen,
    options,
    chosen,
    titleOf,
  }: {
    seen: readonly FacetOption[];
    options: readonly FacetOption[];
    chosen: readonly string[];
    titleOf: (value: string, name: string | null) => string;
  },
): readonly Choice[] {
  const lines = new Map(options.map((option) => [option.value, option.lines]));
  const names = new Map(seen.map(({ value, name }) => [value, name]));
  const entry = facetOf(facet);
  const fixed = "options" in entry ? entry.options : undefined;
  // Where the counts before are known, each line has an answer.
  const answers = entry.isEarlier ? fixed?.filter((value) => value !== noValue) : fixed;
  const listed = answers ?? seen.map(({ value }) => value);
  const values = [...listed, ...chosen.filter((value) => !listed.includes(value))];
  const list = values.map((value) => ({
    value,
    title: titleOf(value, names.get(value) ?? null),
    lines: lines.get(value) ?? 0,
  }));
  if ("isCode" in entry) {
    const isCode = ({ value }: Choice) => Number(value !== "none");
    list.sort((a, b) => isCode(a) - isCode(b) || compareTexts(a.title, b.title));
  }
  return list.sort((a, b) => Number(names.has(b.value)) - Number(names.has(a.value)));
}

/** The choices whose titles contain every word of a text. */
export function searchChoices(list: readonly Choice[], text: string): readonly Choice[] {
  const words = searchWords(text);
  return list.filter(({ title }) => {
    const searched = searchWords(title).join(" ");
    return words.every((word) => searched.includes(word));
  });
}

/** The first `max` choices and all chosen ones. */
export function firstChoices(
  list: readonly Choice[],
  chosen: readonly string[],
  max: number,
): readonly Choice[] {
  return list.filter(({ value }, index) => index < max || chosen.includes(value));
}
