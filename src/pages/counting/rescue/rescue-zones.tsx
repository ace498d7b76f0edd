import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { rescueQuery } from "#api/rescue-queries.ts";
import type { ZoneRule } from "#domain/lines/zone.ts";
import { type DoneZone, type RescueMoves, rescueMoves } from "#domain/rescue/moves.ts";
import type { ShownCounting } from "#hooks/use-counting.ts";
import { useCountingMessages, useFormat } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";

/** More zones than a look takes in. */
const most = 6;

/** Where work is left, which zones are finished, and who could go from there to where. */
export function RescueZones({ shown, zone }: { shown: ShownCounting; zone: ZoneRule }) {
  const moves = useMoves(shown, zone);
  return (
    <>
      <Open zones={moves?.open ?? null} />
      <Done zones={moves?.done ?? null} shown={shown} />
    </>
  );
}

function useMoves(
  { id, loaded, now, calendar }: ShownCounting,
  zone: ZoneRule,
): RescueMoves | null {
  const client = useQueryClient();
  const { data } = useQuery({
    ...rescueQuery(client, id, loaded.version, zone),
    enabled: !loaded.isArriving,
  });
  // Minutes are near enough to say who is at work.
  const minute = now === null ? null : Math.floor(now / 60_000) * 60_000;
  return useMemo(
    () => (data && minute !== null ? rescueMoves(data, minute, calendar) : null),
    [data, minute, calendar],
  );
}

function Open({ zones }: { zones: RescueMoves["open"] | null }) {
  const t = useCountingMessages().rescue;
  const format = useFormat();
  return (
    <div className={styles.part}>
      <h3>{t.open}</h3>
      <ul className={styles.list}>
        {zones?.slice(0, most).map(({ zone, left, atWork }) => (
          <li key={zone}>
            <span className="code">{zone === "" ? t.noZone : zone}</span>
            <small>
              {t.left(format.number(left), left)}, {t.atWork(format.number(atWork))}
            </small>
          </li>
        ))}
      </ul>
      <Others count={(zones?.length ?? 0) - most} />
    </div>
  );
}

function Done({ zones, shown }: { zones: readonly DoneZone[] | null; shown: ShownCounting }) {
  const t = useCountingMessages().rescue;
  const format = useFormat();
  const left = (zones ?? []).filter(({ movers }) => movers.length > 0);
  const empty = (zones ?? []).filter(({ movers }) => movers.length === 0);
  const names = empty.slice(0, most).map(({ zone }) => (zone === "" ? t.noZone : zone));
  return (
    <div className={styles.part}>
      <h3>
        {t.doneZones} {zones && <span>{format.number(zones.length)}</span>}
      </h3>
      {zones?.length === 0 && <p className="muted">{t.noneDone}</p>}
      <ul className={styles.list}>
        {left.slice(0, most).map((zone) => (
          <li key={zone.zone}>
            <span className="code">{zone.zone === "" ? t.noZone : zone.zone}</span>
            <small>{t.allCounted(format.number(zone.lines), zone.lines)}</small>
            <Movers zone={zone} shown={shown} />
          </li>
        ))}
      </ul>
      <Others count={left.length - most} />
      {names.length > 0 && (
        <p>
          {t.nobodyFree(names.join(", "))}
          <Others count={empty.length - most} />
        </p>
      )}
    </div>
  );
}

function Movers({ zone: { movers }, shown }: { zone: DoneZone; shown: ShownCounting }) {
  const messages = useCountingMessages();
  const t = messages.rescue;
  const format = useFormat();
  const nameOf = (id: number) =>
    shown.aggregates?.people.find(({ key }) => key === id)?.name ??
    messages.progress.user(String(id));
  if (movers.length === 0) return null;
  return (
    <ul className={styles.movers}>
      {movers.slice(0, most).map(({ person, left, to }) => (
        <li key={person}>
          {t.move(nameOf(person), to === "" ? t.noZone : to)}
          {left > 0 && <small> {t.hasOwn(format.number(left), left)}</small>}
        </li>
      ))}
      {movers.length > most && (
        <li className="muted">
          {t.morePeople(format.number(movers.length - most), movers.length - most)}
        </li>
      )}
    </ul>
  );
}

function Others({ count }: { count: number }) {
  const t = useCountingMessages().rescue;
  const format = useFormat();
  return (
    count > 0 && <span className={styles.others}>{t.moreZones(format.number(count), count)}</span>
  );
}
