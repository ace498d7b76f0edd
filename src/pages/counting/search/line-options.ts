import { abcLenses } from "#domain/lines/abc-lens.ts";
import { defaultTolerances, type Tolerances } from "#domain/lines/tolerance.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineOptions } from "#lines/line-query.ts";
import { instant, items, number, oneOf, parseNumber } from "#search-params/codecs.ts";
import { type Codec, group, mapped } from "#search-params/define-search.ts";

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
export const lineOptions: Codec<LineOptions> = mapped(
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
