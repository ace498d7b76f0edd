import { figuresOf } from "./figures.ts";

/** The figures by which countings are compared over time. `null` is no answer. */
export const countFigures = figuresOf<{
  readonly figures: Readonly<
    Record<"discrepancies" | "incidents" | "share" | "window", number | null>
  >;
}>()((figure) => ({
  "discrepancies-per-100": figure.rate(
    ["totalDiscrepancies", "totalProductsCounted"],
    ({ figures }) => figures.discrepancies,
  ),
  "incidents-per-100": figure.rate(
    ["totalIncidents", "totalProductsCounted"],
    ({ figures }) => figures.incidents,
  ),
  "final-share": figure.share(
    ["totalProductsCounted", "totalProducts", "active"],
    ({ figures }) => figures.share,
  ),
  "window-hours": figure.rate(["startedAt", "endsAt"], ({ figures }) => figures.window),
}));

const finished = ["active", "startedAt", "warehouse.id"];

/** A figure of a warehouse's month beside what is usual; their texts are those of the compared figure. */
export const monthFigures = figuresOf<{
  readonly now: number | null;
  readonly usual: number | null;
}>()((figure) => ({
  "month-median": figure.number(finished, ({ now }) => now),
  "usual-median": figure.number(finished, ({ usual }) => usual),
}));

const place = ["product.id", "location.id", "lot.id"];

/** In how many counts a product or a location was wrong, of the last ones: of all, or of those before a count. */
export const offenderFigures = figuresOf<{ readonly wrong: number }>()((figure) => ({
  "wrong-counts": figure.whole(["difference", "startedAt"], ({ wrong }) => wrong),
  "wrong-before": figure.whole(["difference", "startedAt"], ({ wrong }) => wrong),
}));

/** What part of a warehouse's places was counted lately. */
export const coverageFigures = figuresOf<{
  readonly within90: number;
  readonly places: number;
}>()((figure) => ({
  "recent-share": figure.share([...place, "finishedAt"], ({ within90, places }) =>
    places === 0 ? null : within90 / places,
  ),
}));

const compared = [...place, "difference"];

/** What became of the places of two compared countings. */
export const comparisonFigures = figuresOf<{ readonly places: number }>()((figure) => ({
  "places-again": figure.whole(compared, ({ places }) => places),
  "places-turned": figure.whole(compared, ({ places }) => places),
  "places-new": figure.whole(compared, ({ places }) => places),
  "places-cured": figure.whole(compared, ({ places }) => places),
}));
