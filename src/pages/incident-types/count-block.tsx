import { X } from "lucide-react";
import type { MouseEvent } from "react";
import type { IncidentCount } from "#api/count-incidents.ts";
import { FigureHint } from "#components/figure-hint.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { Button } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./count-block.module.css";
import type { Summary } from "./summary.ts";
import type { IncidentTypes } from "./use-incident-types.ts";

/** The second click of a double click is not meant for the button that has come under it. */
function once(act: () => void) {
  return ({ detail }: MouseEvent) => detail < 2 && act();
}

/** Starts the count, shows how far it has come, and what it brought. Nothing is loaded before it is asked for. */
export function CountBlock({ page, summary }: { page: IncidentTypes; summary: Summary | null }) {
  const words = useMessages().incidentTypes;
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
          {words.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      {count && summary ? (
        <Result count={count} summary={summary} now={page.freshness?.now ?? 0} />
      ) : (
        <p>{words.scope(activeWithinDays, format.number(activeWithinDays))}</p>
      )}
      <Button look={count ? "plain" : "primary"} onClick={once(page.start)}>
        {active === null ? words.action : words.actionKnown(active, format.number(active))}
      </Button>
    </div>
  );
}

function Progress({ count: { phase, found, results } }: { count: IncidentCount }) {
  const words = useMessages().incidentTypes;
  const format = useFormat();
  const active = found?.active ?? [];
  const finding = phase === "finding";
  const known = found !== null && found.total !== null;
  const text = finding
    ? known
      ? words.findingIn(format.number(found.walked), format.number(found.total))
      : words.finding
    : words.counting(format.number(results.length), active.length, format.number(active.length));
  const current = finding ? undefined : active[results.length];
  return (
    <div className={styles.progress}>
      <progress
        aria-label={words.progress}
        {...(finding ? {} : { value: results.length, max: Math.max(1, active.length) })}
      />
      <p>
        {text}
        {current && (
          <span> {words.now(`${current.warehouse.name} ${current.warehouse.code}`)}</span>
        )}
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
  const words = useMessages().incidentTypes;
  const format = useFormat();
  const { answered, counted, lines, at } = summary;
  return (
    <p>
      {found && (
        <>
          {found.active.length === 0 && found.whole && found.unreadable === 0 && words.noneActive}
          {found.active.length > 0 && (
            <>
              <b>
                <Figure name="lines-incidents" value={answered ? lines : null}>
                  {format.number(answered ? lines : null)}
                </Figure>
              </b>{" "}
              <FigureHint figure="lines-incidents" label={words.result.lines(lines)} />{" "}
              {words.result.countings(
                format.number(counted.length),
                found.active.length,
                format.number(found.active.length),
              )}
              {at !== null && <>, {words.result.at(format.time(at))}</>}.
            </>
          )}{" "}
          <span>
            {words.result.covered(
              format.number(found.walked),
              format.day(Date.parse(found.since), now),
            )}
          </span>
        </>
      )}
    </p>
  );
}
