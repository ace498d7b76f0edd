import type { GroupRow } from "#components/counting/panels/groups/group-rows.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { PersonTotals } from "./people-rows.ts";

/** Says who is slow, and how many are idle. */
export function PeopleJudgement({
  rows,
  slow,
  className,
}: {
  rows: readonly GroupRow<PersonTotals>[];
  /** By key, the median rate of the others. */
  slow: ReadonlyMap<string, number>;
  className: string | undefined;
}) {
  const t = useMessages("overview").overview.people;
  const format = useFormat();
  const idle = rows.filter(({ totals }) => totals.activity.idle).length;
  const haveAllCounted = rows.every(
    ({ totals: { activity, left } }) => left === 0 || (activity.rateHour ?? 0) > 0,
  );
  return (
    <p className={className}>
      {rows.flatMap(({ name, totals }) => {
        const median = slow.get(totals.key);
        return median === undefined
          ? []
          : `${t.slow(name, format.whole(totals.activity.rateHour), format.whole(median))} `;
      })}
      {idle > 0 && t.idlePeople(format.number(idle), idle)}
      {haveAllCounted && t.noneIdle}
    </p>
  );
}
