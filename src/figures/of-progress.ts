import { elapsed } from "#domain/counting/elapsed.ts";
import type { CountingFacts } from "#domain/counting/facts.ts";
import type { HeaderFigures } from "#domain/counting/header-figures.ts";
import { type Outlook, shownEnds, shownMiddle } from "#domain/counting/outlook.ts";
import type { Rates } from "#domain/counting/rates.ts";
import { lineRate } from "#format/line-rate.ts";
import { figuresOf } from "./figures.ts";

const shares = ["totalProductsCounted", "totalProducts", "startedAt", "endsAt"];

/** How far a counting is, compared with an even pace. */
export const paceFigures = figuresOf<Pick<HeaderFigures, "pace" | "aheadHours" | "overdue">>()(
  (figure) => ({
    pace: figure.share(["startedAt", "endsAt"], (of) => of.pace),
    "ahead-hours": figure.number(shares, (of) => of.aheadHours),
    overdue: figure.option(["active", "endsAt", "totalProductsLeft"], ({ overdue }) =>
      overdue === null ? null : String(overdue),
    ),
  }),
);

/** How fast the lines of a counting are counted; written as the list does. */
export const rateFigures = figuresOf<Rates>()((figure) => ({
  "rate-hour": {
    ...figure.whole(["finishedAt"], (of) => of.lastHour, {
      sentence: (words, { lastHour, sinceStart }, format) =>
        words.rate(lineRate(lastHour, format), lineRate(sinceStart, format)),
    }),
    text: (of, format) => lineRate(of?.lastHour ?? null, format),
  },
  "rate-start": {
    ...figure.whole(["startedAt", "finishedAt"], (of) => of.sinceStart, {
      sentence: (words, { sinceStart }, format) => words.rateOverall(lineRate(sinceStart, format)),
    }),
    text: (of, format) => lineRate(of?.sinceStart ?? null, format),
  },
}));

const finishes = ["finishedAt", "startedAt", "totalProductsLeft"];

/** When a counting will be done. */
export const forecastFigures = figuresOf<Pick<Outlook, "conclusion">>()((figure) => ({
  forecast: figure.instant(
    ["startedAt", "totalProductsCounted", "totalProductsLeft"],
    ({ conclusion }) => shownMiddle(conclusion),
  ),
  "forecast-early": figure.instant(
    finishes,
    ({ conclusion }) => shownEnds(conclusion)?.early ?? null,
  ),
  "forecast-late": figure.instant(
    finishes,
    ({ conclusion }) => shownEnds(conclusion)?.late ?? null,
  ),
}));

/** How long a counting has been active. */
export const durationFigures = figuresOf<{
  readonly facts: CountingFacts;
  /** Milliseconds since 1970; `null` while the figures are stale. */
  readonly now: number | null;
}>()((figure) => ({
  elapsed: figure.duration(["startedAt"], ({ facts, now }) =>
    now === null ? null : elapsed(facts, now),
  ),
}));
