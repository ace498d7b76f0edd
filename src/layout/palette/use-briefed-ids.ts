import { useMemo, useState } from "react";
import { isInScope } from "#components/access/in-scope.ts";
import { useKnownCountings } from "#components/counting-choice/use-known-countings.ts";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import { countingsOf } from "#domain/briefing/countings-of.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { paths } from "#routes.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";

/** Ids of the countings that the briefing names, as far as their headers tell, in its order. */
export function useBriefedIds(): readonly string[] {
  const { access } = useSettings();
  const known = useKnownCountings(isInScope(access, paths.countings()));
  const calendarOf = useWorkCalendar();
  const [now] = useState(gatewayNow);
  return useMemo(() => {
    const countings = known
      .filter(({ active }) => active)
      .map((counting) => {
        const calendar = calendarOf(counting.warehouse.code);
        return briefedCounting(counting, { now, calendar }, null);
      });
    const named = briefingOf(countings, true).sentences.flatMap(countingsOf);
    return [...new Set(named.map(({ id }) => id))];
  }, [known, calendarOf, now]);
}
