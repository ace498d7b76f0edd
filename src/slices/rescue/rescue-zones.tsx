import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useId, useMemo, useState } from "react";
import { placePeople } from "#domain/rescue/open-zones.ts";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import { zoneEnds } from "#domain/rescue/spread.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescueMessages } from "./messages.ts";
import { otherZones, zoneRows, zonesLeft } from "./rescue-plan.ts";
import styles from "./rescue-zones.module.css";
import type { RescueChoice } from "./use-rescue-choice.ts";

/** Changes of the people in zones, by the zone, of a headcount that was placed in them. */
interface Moves {
  readonly from: number;
  readonly changes: Readonly<Record<string, number>>;
}

/** Zones with lines left, and the chosen headcount in them; their people can be changed. */
export function RescueZones({
  counting,
  plan,
  choice: { headcount, max, chooseHeadcount },
  now,
}: {
  counting: CountingModel;
  plan: RescuePlan;
  choice: RescueChoice;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(rescueMessages);
  const format = useFormat();
  const titleId = useId();
  const [moves, setMoves] = useState<Moves>({ from: headcount, changes: {} });
  const zones = useMemo(() => zonesLeft(counting, now), [counting, now]);
  const spread = ({ from, changes }: Moves) => {
    const { rows, others } = zoneRows(placePeople(zones, from), counting.aggregates);
    const changed = rows.map((row) => ({
      ...row,
      people: Math.max(0, row.people + (changes[row.zone] ?? 0)),
    }));
    return { rows: changed, others, people: changed.reduce((sum, { people }) => sum + people, 0) };
  };
  const moved = spread(moves);
  // Another headcount, or other lines left, undo the changes.
  const isMoved = moved.people === headcount;
  const unmoved: Moves = { from: headcount, changes: {} };
  const { rows, others } = isMoved ? moved : spread(unmoved);
  const ends = zoneEnds(rows, plan.work);
  const change = (zone: string, by: number) => {
    const { from, changes } = isMoved ? moves : unmoved;
    setMoves({ from, changes: { ...changes, [zone]: (changes[zone] ?? 0) + by } });
    chooseHeadcount(headcount + by);
  };
  const nameOf = (zone: string) => {
    if (zone === otherZones) return t.otherZones(format.number(others), others);
    return zone === "" ? t.noZone : zone;
  };
  const most = Math.max(...rows.map(({ left }) => left));
  const total = rows.reduce((sum, { left }) => sum + left, 0);
  const count = rows.length + Math.max(0, others - 1);
  const end = Math.max(...ends.map((at) => at ?? 0));
  return (
    <div className={styles.zones}>
      <h3 id={titleId}>
        {t.open}{" "}
        <small>{t.linesIn(format.number(total), total, format.number(count), count)}</small>
      </h3>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t.zone}</th>
            <th scope="col" colSpan={2}>
              {t.lines}
            </th>
            <th scope="col">{t.table.people}</th>
            <th scope="col">{t.table.done}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ zone, left, people }, index) => {
            const at = ends[index] ?? null;
            return (
              <tr key={zone}>
                <th scope="row" className={zone === otherZones ? undefined : "code"}>
                  {nameOf(zone)}
                </th>
                <td>
                  <span className={styles.bar} style={{ width: `${(left / most) * 100}%` }} />
                </td>
                <td>{format.number(left)}</td>
                <td>
                  <span className={styles.stepper}>
                    <Button
                      variant="icon"
                      aria-label={t.fewer(nameOf(zone))}
                      disabled={people === 0}
                      onClick={() => change(zone, -1)}
                    >
                      <Minus aria-hidden="true" />
                    </Button>
                    <b>{format.number(people)}</b>
                    <Button
                      variant="icon"
                      aria-label={t.more(nameOf(zone))}
                      disabled={headcount >= max}
                      onClick={() => change(zone, 1)}
                    >
                      <Plus aria-hidden="true" />
                    </Button>
                  </span>
                </td>
                <td>{at === null ? "–" : format.moment(at, now)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {headcount > 0 && rows.some(({ people }) => people === 0) && <p>{t.waiting}</p>}
      <p role="status" className="visually-hidden">
        {end > 0
          ? t.result(
              format.number(headcount),
              headcount,
              format.ends({ early: end, late: end }, now),
            )
          : t.never}
      </p>
    </div>
  );
}
