import { facetNames } from "#lines/facets/line-facets.ts";
import { isTimeRange, type RangeName, rangeNames, rangeOf } from "#lines/facets/line-ranges.ts";
import type { LineFilter, Range } from "#lines/line-query.ts";
import { instant, number, range, text, values } from "#search-params/codecs.ts";
import { appended, type Codec, group, mapped, named } from "#search-params/define-search.ts";

function rangeCodec(name: RangeName): Codec<Range | null> {
  const end = isTimeRange(name) ? instant(/./) : number(null);
  return named(rangeOf(name).parameter, range(appended(end)));
}

const noFacets = byName(facetNames, () => null);
const noRanges = byName(rangeNames, () => null);

/** `q`, the facets with one parameter per value, and the ranges, all at the end of the address. */
export const lineFilter: Codec<LineFilter> = mapped(
  group({
    q: appended(text()),
    facets: group(byName(facetNames, values)),
    ranges: group(byName(rangeNames, rangeCodec)),
  }),
  ({ q, facets, ranges }): LineFilter => ({
    ...(q !== "" && { text: q }),
    ...chosen("facets", facets),
    ...chosen("ranges", ranges),
  }),
  ({ text: q = "", facets, ranges }) => ({
    q,
    facets: { ...noFacets, ...facets },
    ranges: { ...noRanges, ...ranges },
  }),
);

function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** The part of a filter with its values that are not `null`; empty without any. */
function chosen(part: "facets" | "ranges", values: object): LineFilter {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return entries.length === 0 ? {} : { [part]: Object.fromEntries(entries) };
}
