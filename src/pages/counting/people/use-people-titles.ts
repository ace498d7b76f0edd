import { useMemo } from "react";
import { useMessages } from "#ui/locale.tsx";
import type { PeopleColumn } from "./people-columns.ts";

/** Titles of the columns in the viewer's language. */
export function usePeopleTitles(): Readonly<Record<PeopleColumn, string>> {
  const { overview, people } = useMessages("counting");
  return useMemo(() => {
    const { columns, people: activity } = overview;
    return {
      name: activity.group,
      progress: people.progress,
      lines: columns.lines,
      counted: columns.counted,
      left: columns.left,
      discrepancies: columns.discrepancies,
      accuracy: columns.accuracy,
      tolerance: columns.tolerance,
      behind: columns.behind,
      "last-hour": activity.lastHour,
      "per-hour": activity.perHour,
      "last-finish": activity.lastFinish,
      state: activity.state,
      "net-value": people.netValue,
      "absolute-value": people.absoluteValue,
      "value-at-risk": columns.valueAtRisk,
    };
  }, [overview, people]);
}
