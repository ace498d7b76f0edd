import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import type { RescueMoves } from "#domain/rescue/moves.ts";
import { type RescueWork, ratePerPerson } from "#domain/rescue/plan.ts";
import {
  lastFinish,
  movePerson,
  type StaffedZone,
  spreadPeople,
  zoneFinish,
} from "#domain/rescue/zone-staff.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-staff.module.css";

/** Maximum number of zones listed. */
const max = 6;

/** People who are in no zone; no zone of a counting has a control character in its code. */
const free = "\u0000free";

type Move = readonly [from: string, to: string];

/**
 * Zones with work left, and the chosen headcount spread over them. People can be moved from zone to zone by way of
 * none, and the finish follows.
 */
export function RescueStaff({
  zones,
  headcount,
  work,
}: {
  /** `null` while they are loading. */
  zones: RescueMoves["open"] | null;
  headcount: number;
  work: RescueWork;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const base = useMemo(
    () =>
      spreadPeople(
        (zones ?? []).map(({ zone, left, atWork }) => ({ zone, left, people: atWork })),
        headcount,
      ),
    [zones, headcount],
  );
  const staffed = useMemo(
    () =>
      moves.reduce<readonly StaffedZone[]>(
        (all, [from, to]) => movePerson(all, from, to),
        [...base, { zone: free, left: 0, people: 0 }],
      ),
    [base, moves],
  );
  const pace = { each: ratePerPerson(work.team) ?? 0, now: work.now, calendar: work.calendar };
  const inZones = staffed.filter(({ zone }) => zone !== free);
  const idle = staffed.find(({ zone }) => zone === free)?.people ?? 0;
  const end = lastFinish(inZones, pace);
  const nameOf = (zone: string) => (zone === "" ? t.noZone : zone);
  const move = (from: string, to: string) => setMoves([...moves, [from, to]]);
  const rest = inZones.length - max;
  return (
    <div className={styles.staff}>
      <h3>
        {t.open} <small>{t.left(format.number(work.left), work.left)}</small>
      </h3>
      <ul>
        {inZones.slice(0, max).map((one) => {
          const { zone, left, people } = one;
          const at = zoneFinish(one, pace);
          return (
            <li key={zone}>
              <span className="code">{nameOf(zone)}</span>
              <span>{t.left(format.number(left), left)}</span>
              <Button
                variant="icon"
                aria-label={t.staff.fewer(nameOf(zone))}
                disabled={people === 0}
                onClick={() => move(zone, free)}
              >
                <Minus aria-hidden="true" />
              </Button>
              <b>{t.staff.people(format.number(people), people)}</b>
              <Button
                variant="icon"
                aria-label={t.staff.more(nameOf(zone))}
                disabled={idle === 0}
                onClick={() => move(free, zone)}
              >
                <Plus aria-hidden="true" />
              </Button>
              <span>{at === null ? "–" : format.moment(at, work.now)}</span>
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p>{t.moreZones(format.number(rest), rest)}</p>}
      {zones && inZones.length > 0 && (
        <p role="status">
          {idle > 0 && `${t.staff.free(format.number(idle), idle)}. `}
          {end === null ? t.staff.never : t.staff.finish(format.moment(end, work.now))}{" "}
          {moves.length > 0 && (
            <Button variant="link" onClick={() => setMoves([])}>
              {t.staff.reset}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
