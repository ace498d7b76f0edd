import { abcLenses } from "#domain/lines/abc-lens.ts";
import { defaultTolerances, type Tolerances } from "#domain/lines/tolerance.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { facetNames } from "#lines/facets/line-facets.ts";
import { isTimeRange, type RangeName, rangeNames, rangeOf } from "#lines/facets/line-ranges.ts";
import { lineFields } from "#lines/line-fields.ts";
import type { LineFilter, LineOptions, Range } from "#lines/line-query.ts";
import {
  columns,
  instant,
  items,
  list,
  number,
  oneOf,
  parseNumber,
  range,
  sorts,
  text,
  values,
} from "#search-params/codecs.ts";
import {
  appended,
  type Codec,
  defineSearch,
  group,
  mapped,
  named,
  type SearchValues,
} from "#search-params/define-search.ts";

const { lens, zone } = defaultViewSettings;
const classes = ["A", "B", "C", "none"] as const;

/** Location codes have fewer parts. */
const maxDepth = 9;

/** Shares as `A:0.02,none:0`; classes that are missing have the default. */
const tolerances: Codec<Tolerances> = mapped(
  items({
    parse: (part) => {
      const [name, text = ""] = part.split(":");
      const abc = classes.find((one) => one === name);
      const share = parseNumber(text, { min: 0, max: 1 });
      return abc && share !== undefined ? { abc, share } : undefined;
    },
    format: ({ abc, share }) => `${abc}:${share}`,
    id: ({ abc }) => abc,
  }),
  (shares): Tolerances => ({
    ...defaultTolerances,
    ...Object.fromEntries(shares.map(({ abc, share }) => [abc, share])),
  }),
  (shares) =>
    classes
      .filter((abc) => shares[abc] !== defaultTolerances[abc])
      .map((abc) => ({ abc, share: shares[abc] })),
);

/** `at`, `lens`, `tolerance` and `zone-depth`. */
const lineOptions: Codec<LineOptions> = mapped(
  group({
    at: instant(),
    lens: oneOf(abcLenses, lens),
    tolerance: tolerances,
    "zone-depth": number(zone.depth, { min: 1, max: maxDepth, isWhole: true }),
  }),
  ({ at, lens, tolerance, "zone-depth": depth }): LineOptions => ({
    ...(at !== null && { asOf: at }),
    lens,
    tolerances: tolerance,
    zone: { ...zone, depth },
  }),
  ({ asOf = null, lens, tolerances, zone }) => ({
    at: asOf,
    lens,
    tolerance: tolerances,
    "zone-depth": zone.depth,
  }),
);

function rangeCodec(name: RangeName): Codec<Range | null> {
  const end = isTimeRange(name) ? instant(/./) : number(null);
  return named(rangeOf(name).parameter, range(appended(end)));
}

const noFacets = byName(facetNames, () => null);
const noRanges = byName(rangeNames, () => null);

/** `q`, the facets with one parameter per value, and the ranges, all at the end of the address. */
const lineFilter: Codec<LineFilter> = mapped(
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

export const tabs = [
  "overview",
  "lines",
  "discrepancies",
  "incidents",
  "recounts",
  "people",
] as const;

export type Tab = (typeof tabs)[number];

/** Groupings of the accuracy chart. */
export const accuracyGroupings = ["zone", "person", "abc"] as const;

export type AccuracyGrouping = (typeof accuracyGroupings)[number];

/** Search parameters of a counting's page. */
export const countingSearch = defineSearch({
  tab: oneOf(tabs, "overview"),
  filter: lineFilter,
  sort: sorts(lineFields),
  /** The chosen columns, in their order; `null` for the default ones, which depend on tab, filter and window. */
  columns: columns(list(lineFields), []),
  /** Id of the open line, which may be any number; `null` for none. */
  line: number(null),
  lineOptions,
  accuracyBy: named("accuracy-by", oneOf(accuracyGroupings, "zone")),
});

export type CountingSearch = SearchValues<typeof countingSearch>;
