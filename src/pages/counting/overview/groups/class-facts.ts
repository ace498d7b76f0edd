import { shareOf } from "#domain/decimal/ratio.ts";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import type { NamedGroup, wholeOf } from "./group-rows.ts";

/** A figure of a class. */
interface Fact {
  readonly what: string;
  readonly figure: string;
}

/** A class with the figures below its bar. */
interface Tile<OneFact extends Fact = Fact> {
  readonly group: NamedGroup;
  readonly facts: readonly OneFact[];
}

/** The tiles with the maximum digits of each fact in any tile, so that it wraps in all tiles or in none. */
export function withSharedDigits(
  tiles: readonly Tile[],
): Tile<Fact & { readonly digits: number }>[] {
  const digitsAt = (index: number) =>
    Math.max(0, ...tiles.map(({ facts }) => facts[index]?.figure.length ?? 0));
  return tiles.map(({ group, facts }) => ({
    group,
    facts: facts.map((fact, index) => ({ ...fact, digits: digitsAt(index) })),
  }));
}

export function classFacts(
  { lines, left, leftValue, expectedValue }: NamedGroup,
  {
    whole,
    t,
    format,
  }: {
    whole: ReturnType<typeof wholeOf>;
    t: OverviewMessages["overview"]["classes"];
    format: Format;
  },
): readonly Fact[] {
  return [
    { what: t.left, figure: format.number(left) },
    { what: t.lines, figure: format.share(whole.lines === 0 ? null : lines / whole.lines) },
    { what: t.value, figure: format.share(shareOf(expectedValue, whole.expectedValue)) },
    { what: t.risk, figure: format.amount(leftValue, 0) },
  ];
}
