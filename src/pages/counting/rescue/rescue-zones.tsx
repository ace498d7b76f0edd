import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { rescueQuery } from "#api/counting/rescue-queries.ts";
import type { ZoneRule } from "#domain/lines/zone.ts";
import { type DoneZone, type RescueMoves, rescueMoves } from "#domain/rescue/moves.ts";
import { minute } from "#domain/time/units.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";

/** Maximum number of zones listed. */
const max = 6;

/** Zones with work left, finished zones, and who could move where; `null` while they are loading. */
export function useMoves(
  { id, loaded, now, calendar }: CountingModel,
  zone: ZoneRule,
): RescueMoves | null {
  const client = useQueryClient();
  const { data } = useQuery({
    ...rescueQuery(client, { id, version: loaded.version, zone }),
    enabled: !loaded.isArriving,
  });
  // Activity needs no more than minutes.
  const toMinute = now === null ? null : Math.floor(now / minute) * minute;
  return useMemo(
    () => (data && toMinute !== null ? rescueMoves(data, toMinute, calendar) : null),
    [data, toMinute, calendar],
  );
}

/** Finished zones, and where the people there could go. */
export function DoneZones({
  zones,
  counting,
}: {
  zones: readonly DoneZone[] | null;
  counting: CountingModel;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const left = (zones ?? []).filter(({ movers }) => movers.length > 0);
  const empty = (zones ?? []).filter(({ movers }) => movers.length === 0);
  const names = empty.slice(0, max).map(({ zone }) => (zone === "" ? t.noZone : zone));
  return (
    <div className={styles.part}>
      <h3>
        {t.doneZones} {zones && <span>{format.number(zones.length)}</span>}
      </h3>
      {zones?.length === 0 && <p className="muted">{t.noneDone}</p>}
      <ul className={styles.list}>
        {left.slice(0, max).map((zone) => (
          <li key={zone.zone}>
            <span className="code">{zone.zone === "" ? t.noZone : zone.zone}</span>
            <small>{t.allCounted(format.number(zone.lines), zone.lines)}</small>
            <Movers zone={zone} counting={counting} />
          </li>
        ))}
      </ul>
      <Others count={left.length - max} />
      {names.length > 0 && (
        <p>
          {t.noneFree(names.join(", "))}
          <Others count={empty.length - max} />
        </p>
      )}
    </div>
  );
}

function Movers({ zone: { movers }, counting }: { zone: DoneZone; counting: CountingModel }) {
  const messages = useMessages("overview");
  const t = messages.rescue;
  const format = useFormat();
  const nameOf = (id: number) =>
    counting.aggregates?.people.find(({ key }) => key === id)?.name ??
    messages.progress.user(String(id));
  if (movers.length === 0) return null;
  return (
    <ul className={styles.movers}>
      {movers.slice(0, max).map(({ person, left, to }) => (
        <li key={person}>
          {t.move(nameOf(person), to === "" ? t.noZone : to)}
          {left > 0 && <small> {t.hasOwn(format.number(left), left)}</small>}
        </li>
      ))}
      {movers.length > max && (
        <li className="muted">
          {t.morePeople(format.number(movers.length - max), movers.length - max)}
        </li>
      )}
    </ul>
  );
}

function Others({ count }: { count: number }) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  return (
    count > 0 && <span className={styles.others}>{t.moreZones(format.number(count), count)}</span>
  );
}
