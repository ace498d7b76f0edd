import { progress } from "#domain/counting/pace.ts";
import { ratesOf } from "#domain/counting/rates.ts";
import { accuracy } from "#domain/lines/accuracy.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { useThrottledClock } from "#hooks/throttled-clock.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import { FigureLink } from "#pages/counting/filters/figure-link.tsx";
import type { FilteredFigures } from "#pages/counting/filters/filtered-figures.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./figures-strip.module.css";
import { Item } from "./strip-figure.tsx";
import { stripScope } from "./strip-scope.ts";
import { Variance } from "./strip-variance.tsx";

/** The facets that select the lines of a figure. */
const facets = {
  left: { state: ["not-started", "in-progress"] },
  counted: { state: ["counted"] },
  exact: { accuracy: ["exact"] },
  undocumented: { documented: ["no"] },
} as const;

/** The main figures, each with what it covers. */
export function FiguresStrip({
  counting,
  matching,
  search,
}: {
  counting: CountingModel;
  matching: FilteredFigures;
  search: Pick<CountingSearch, "tab" | "filter">;
}) {
  const { facts, asOf } = counting;
  const t = useMessages("counting").counting.figures;
  const { rebuiltShort } = useMessages("counting").counting.replay;
  const origin = asOf === undefined ? null : rebuiltShort;
  const { scopeInStrip, allInStrip } = useMessages("counting").counting.scope;
  const format = useFormat();
  const totals = matching.aggregates?.totals ?? null;
  const all = counting.aggregates?.totals ?? null;
  const coverage = stripScope(search, matching);
  const allLines = coverage && allInStrip(format.number(facts.total), facts.total);
  const scope =
    totals && coverage === "matching"
      ? scopeInStrip(format.number(totals.lines), totals.lines)
      : allLines;
  const undocumented = totals?.undocumented ?? null;
  return (
    <dl className={styles.strip}>
      <Item
        figure="progress"
        name={t.counted}
        value={
          <FigureFilterButton
            facets={facets.counted}
            name={t.counted}
            lines={facts.counted}
            search={search}
          >
            {format.share(progress(facts))}
          </FigureFilterButton>
        }
        note={
          <>
            {t.ofTotal(format.number(facts.counted))}{" "}
            <Figure name="total" value={facts.total}>
              {format.number(facts.total)}
            </Figure>
            {origin && `, ${origin}`}
          </>
        }
      />
      <Item
        figure="left"
        name={t.left}
        value={
          <FigureFilterButton facets={facets.left} name={t.left} lines={facts.left} search={search}>
            {format.number(facts.left)}
          </FigureFilterButton>
        }
        note={allLines ?? (all && t.inProgress(format.number(all.inProgress)))}
      />
      <Rate counting={counting} />
      <Item
        figure="accuracy"
        name={t.accuracy}
        value={
          <FigureFilterButton
            facets={facets.exact}
            name={t.accuracy}
            lines={totals?.withoutDifference ?? null}
            search={search}
          >
            <Figure name="accuracy" value={totals && accuracy(totals)}>
              {format.share(totals && accuracy(totals))}
            </Figure>
          </FigureFilterButton>
        }
        note={scope ?? (totals && t.withoutDifference(format.number(totals.withoutDifference)))}
      />
      <Variance totals={totals} scope={scope} search={search} />
      <Item
        figure="undocumented"
        name={t.undocumented}
        tone={undocumented ? "risk" : undefined}
        value={
          <FigureFilterButton
            facets={facets.undocumented}
            name={t.undocumented}
            lines={undocumented}
            search={search}
          >
            <Figure name="undocumented" value={undocumented}>
              {format.number(undocumented)}
            </Figure>
          </FigureFilterButton>
        }
        note={
          scope ??
          (totals && t.ofDiscrepancies(format.number(totals.discrepancies), totals.discrepancies))
        }
      />
      <Item
        figure="incidents"
        name={t.incidents}
        value={
          <FigureLink tab="incidents" name={t.incidents} lines={all?.incidents ?? null}>
            <Figure name="incidents" value={facts.incidents}>
              {format.number(facts.incidents)}
            </Figure>
          </FigureLink>
        }
        note={allLines ?? (all && t.onLines(format.number(all.incidents), all.incidents))}
      />
    </dl>
  );
}

function Rate({ counting }: { counting: CountingModel }) {
  // Throttled like the forecast, which uses the same rate.
  const { facts, aggregates, now, calendar } = useThrottledClock(counting);
  const t = useMessages("counting").counting.figures;
  const format = useFormat();
  const rates = aggregates && ratesOf(aggregates, facts.active, now, calendar);
  const overall = rates?.sinceStart ?? null;
  return (
    <Item
      figure="rate-hour"
      name={t.rate}
      value={
        <>
          <Figure name="rate-hour" value={rates?.lastHour ?? null}>
            {format.whole(rates?.lastHour ?? null)}
          </Figure>
          <small> {t.perHour}</small>
        </>
      }
      note={
        <>
          {calendar === roundTheClock ? t.lastHour : t.lastWorkHour}{" "}
          <Figure name="rate-start" value={overall}>
            {format.whole(overall)}
          </Figure>{" "}
          {t.overall}
        </>
      }
    />
  );
}
