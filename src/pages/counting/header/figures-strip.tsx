import { FigureLink } from "#components/counting/filters/figure-link.tsx";
import type { FilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import { LineFigure } from "#components/counting/filters/line-figure.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { useTargetNotes } from "#components/targets/use-target-notes.tsx";
import { ratesOf } from "#domain/counting/rates.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { countingFigures } from "#figures/of-countings.ts";
import { figuresIn, lineFigures } from "#figures/of-lines.ts";
import { rateFigures } from "#figures/of-progress.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./figures-strip.module.css";
import { StripFigure } from "./strip-figure.tsx";
import { stripScope } from "./strip-scope.ts";

const shown = figuresIn("strip");

/** The main figures, each with what it covers; progress and lines left are above it. */
export function FiguresStrip({
  counting,
  matching,
  search,
}: {
  counting: CountingModel;
  matching: FilteredFigures;
  search: Pick<CountingSearch, "tab" | "filter">;
}) {
  const { facts } = counting;
  const { access, counting: words } = useMessages("counting");
  const t = words.figures;
  const { hiddenHere } = access;
  const format = useFormat();
  const totals = matching.aggregates?.totals ?? null;
  const all = counting.aggregates?.totals ?? null;
  const coverage = stripScope(search, matching);
  const allLines = coverage && words.scope.allInStrip(format.number(facts.total), facts.total);
  const isPart = coverage === "matching";
  // A target is for a whole counting.
  const targetOf = useTargetNotes(counting, isPart ? "part" : matching.aggregates);
  const figureOf = useFigures(lineFigures, totals);
  const figureOfAll = useFigures(lineFigures, all);
  const figureOfHeader = useFigures(countingFigures, { ...facts, countings: 1 });
  return (
    <dl className={styles.strip}>
      <Rate counting={counting} />
      {shown.map(({ name, kind, target, showing: { label, note, tone } }) => {
        const figure = figureOf(name);
        // Shares and balances of a part are not a part of those of all lines.
        const inAll = kind === "share" || kind === "signedAmount" ? t.inAll : t.ofInAll;
        const covered = isPart
          ? inAll(figureOfAll(name).text)
          : (allLines ?? (totals && note?.(words, totals, format)));
        return (
          <StripFigure
            key={name}
            figure={name}
            name={label(words)}
            toSentence={figure.toSentence}
            tone={Number(figure.value) === 0 ? undefined : tone}
            value={<LineFigure figure={figure} label={label(words)} search={search} />}
            note={figure.isHidden ? hiddenHere : covered}
            target={target && targetOf(target)}
          />
        );
      })}
      <StripFigure
        figure="incidents"
        name={t.incidents}
        toSentence={
          all &&
          ((sentences) =>
            sentences.incidents(
              format.number(facts.incidents),
              facts.incidents,
              format.number(all.incidents),
              all.incidents,
            ))
        }
        value={
          <FigureLink tab="incidents" name={t.incidents} lines={all?.incidents ?? null}>
            <Figure {...figureOfHeader("incidents")} />
          </FigureLink>
        }
        note={allLines ?? (all && t.onLines(format.number(all.incidents), all.incidents))}
      />
    </dl>
  );
}

function Rate({ counting }: { counting: CountingModel }) {
  const { facts, aggregates, now, calendar } = counting;
  const t = useMessages("counting").counting.figures;
  const rates = aggregates && ratesOf(aggregates, facts, now, calendar);
  const figureOf = useFigures(rateFigures, rates);
  const lastHour = figureOf("rate-hour");
  const average = figureOf("rate-start");
  const recently = <Figure {...lastHour}>{facts.total === 0 ? "–" : lastHour.text}</Figure>;
  const overall = <Figure {...average} />;
  const isKnown = average.value !== null;
  const perHour = <small> {t.perHour}</small>;
  // Nothing was finished in the last hour of a counting that is over.
  return facts.active ? (
    <StripFigure
      figure="rate-hour"
      name={t.rate}
      toSentence={isKnown ? lastHour.toSentence : null}
      value={
        <>
          {recently}
          {perHour}
        </>
      }
      note={
        <>
          {calendar === roundTheClock ? t.lastHour : t.lastWorkHour} {overall} {t.overall}
        </>
      }
    />
  ) : (
    <StripFigure
      figure="rate-start"
      name={t.rate}
      toSentence={isKnown ? average.toSentence : null}
      value={
        <>
          {overall}
          {perHour}
        </>
      }
      note={
        <>
          {t.firstToLast}
          <span hidden>{recently}</span>
        </>
      }
    />
  );
}
