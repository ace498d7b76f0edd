import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import { queueFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { Button } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./count-block.module.css";
import type { IncidentCount } from "./count-incidents.ts";
import { incidentMessages } from "./messages.ts";
import type { Summary } from "./summary.ts";
import type { IncidentTypes } from "./use-incident-types.ts";

/** Ignores the second click of a double click, which would hit the button that has appeared under it. */
function once(act: () => void) {
  return ({ detail }: MouseEvent) => detail < 2 && act();
}

/** Starts the count, shows its progress and its result. Nothing loads before a click. */
export function CountBlock({ page, summary }: { page: IncidentTypes; summary: Summary | null }) {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  const { activeWithinDays } = useSettings();
  const { count } = page;
  const active = count?.found?.whole ? count.found.active.length : null;
  if (count && summary?.running) {
    return (
      <div className={styles.block}>
        <Progress count={count} />
        <Button onClick={once(page.cancel)}>
          <X aria-hidden="true" />
          {t.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      {count && summary ? (
        <Result count={count} summary={summary} now={page.freshness?.now ?? 0} />
      ) : (
        <p>{t.scope(activeWithinDays, format.number(activeWithinDays))}</p>
      )}
      <Button variant={count ? "plain" : "primary"} onClick={once(page.start)}>
        {active === null ? t.action : t.actionKnown(active, format.number(active))}
      </Button>
    </div>
  );
}

function Progress({ count: { phase, found, results } }: { count: IncidentCount }) {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  const active = found?.active ?? [];
  const finding = phase === "finding";
  const known = found !== null && found.total !== null;
  const text = finding
    ? known
      ? t.findingIn(format.number(found.checked), format.number(found.total))
      : t.finding
    : t.counting(format.number(results.length), active.length, format.number(active.length));
  const current = finding ? undefined : active[results.length];
  return (
    <div className={styles.progress}>
      <progress
        aria-label={t.progress}
        {...(finding ? {} : { value: results.length, max: Math.max(1, active.length) })}
      />
      <p>
        {text}
        {current && <span> {t.now(`${current.warehouse.name} ${current.warehouse.code}`)}</span>}
      </p>
    </div>
  );
}

function Result({
  count: { found },
  summary,
  now,
}: {
  count: IncidentCount;
  summary: Summary;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  const { answered, counted, lines, at } = summary;
  const figureOf = useFigures(queueFigures, { lines: answered ? lines : null });
  return (
    <p>
      {found && (
        <>
          {found.active.length === 0 && found.whole && found.unreadable === 0 && t.noneActive}
          {found.active.length > 0 && (
            <>
              <b>
                <Figure {...figureOf("lines-incidents")} />
              </b>{" "}
              <FigureHint figure="lines-incidents" label={t.result.lines(lines)} />{" "}
              {t.result.countings(
                format.number(counted.length),
                found.active.length,
                format.number(found.active.length),
              )}
              {at !== null && <>, {t.result.at(format.time(at))}</>}.
            </>
          )}{" "}
          <span>
            {t.result.covered(
              format.number(found.checked),
              format.day(Date.parse(found.since), now),
            )}
          </span>
        </>
      )}
    </p>
  );
}
