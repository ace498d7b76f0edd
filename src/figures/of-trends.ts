import { figuresOf } from "./figures.ts";

/** The figures by which countings are compared over time. `null` is no answer. */
export const trendFigures = figuresOf<{
  readonly figures: Readonly<
    Record<"discrepancies" | "incidents" | "share" | "window", number | null>
  >;
}>()((figure) => ({
  "discrepancies-per-100": figure.rate(
    ["totalDiscrepancies", "totalProductsCounted"],
    ({ figures }) => figures.discrepancies,
  ),
  "incidents-per-1000": figure.rate(
    ["totalIncidents", "totalProductsCounted"],
    ({ figures }) => figures.incidents,
  ),
  "final-share": figure.share(
    ["totalProductsCounted", "totalProducts", "active"],
    ({ figures }) => figures.share,
  ),
  "window-hours": figure.rate(["startedAt", "endsAt"], ({ figures }) => figures.window),
}));

/** The figures of a warehouse's month. */
export const monthFigures = figuresOf<{ readonly current: number | null }>()((figure) => ({
  // Its text is that of the compared figure.
  "trend-month": figure.number(["active", "startedAt", "warehouse.id"], (of) => of.current),
}));
