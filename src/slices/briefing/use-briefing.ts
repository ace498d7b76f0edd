import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type FindingsById, findingsQuery } from "#api/counting/findings-queries.ts";
import { parts } from "#components/countings/parts.ts";
import type { Counting } from "#contract/counting.ts";
import {
  type BriefedCounting,
  briefedCounting,
  briefedGroups,
} from "#domain/briefing/briefed-counting.ts";
import { type Briefing, briefingOf, countingsToRead } from "#domain/briefing/briefing.ts";
import { headerKey, isReadSoon } from "#domain/briefing/reading-period.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import type { ActiveWalk } from "#hooks/countings/use-active-countings.ts";
import { savesData } from "#hooks/saves-data.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import type { BriefingLayout } from "./briefing-state.ts";

/** What a briefing is made from. */
export interface BriefingProps {
  readonly walk: ActiveWalk;
  /** Loaded countings that have finished. */
  readonly finished: readonly Counting[];
  /** The gateway's time. Milliseconds since 1970. */
  readonly clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** Identifier of the warehouse that the list is filtered by; empty without one. */
  readonly warehouse: string;
  readonly layout: BriefingLayout;
  /** Whether no filter narrows the list. */
  readonly isWhole: boolean;
}

const none: FindingsById = new Map();

/** The briefing at one moment, and what it covers. */
export interface CurrentBriefing {
  readonly briefing: Briefing;
  readonly countings: readonly BriefedCounting[];
  /** Whether all countings are found and the lines that it needs are read, as far as they can be. */
  readonly isRead: boolean;
  /** Countings whose lines are not read, though they matter. */
  readonly notRead: number;
  /** Whether they are left out because the browser is set to transfer little. */
  readonly savesData: boolean;
}

/**
 * The briefing over the active countings: from their headers at once, and from the lines of a few once the browser is
 * idle. They are some megabytes, so that a browser that saves data leaves them out.
 * @param isOpen whether it is shown: a hidden one reads no lines
 */
export function useBriefing(
  { walk, finished, clock }: Pick<BriefingProps, "walk" | "finished" | "clock">,
  isOpen: boolean,
): CurrentBriefing {
  const client = useQueryClient();
  const calendarOf = useWorkCalendar();
  const { active, state } = walk;
  const known = useMemo(
    () =>
      [...active, ...finished].map((counting) => ({
        counting,
        calendar: calendarOf(counting.warehouse.code),
      })),
    [active, finished, calendarOf],
  );
  const brief = (found: FindingsById) =>
    briefedGroups(
      known.map(({ counting, calendar }) =>
        briefedCounting(counting, { now: clock, calendar }, found.get(counting.id) ?? null),
      ),
      clock,
    );
  const byHeaders = brief(none);
  const wanted = countingsToRead(byHeaders.active, byHeaders.finished).map(({ id }) => id);
  const toRead = useSameIds(wanted);
  // Countings found later may be worse than these.
  const isSearched = state !== "beginning" && state !== "walking";
  const isIdle = useIdle(isSearched);
  // Until then their averages do not tell which of them need a manager.
  const isAwaited = byHeaders.active.some((counting) => isReadSoon(counting, clock));
  const isSaving = savesData();
  const settings = useSettings();
  const earlierOf = async (counting: Counting) => {
    const ask = parts.find((part) => part.earlier)?.earlier;
    return ask ? ask(client, counting, settings) : null;
  };
  const { data } = useQuery({
    ...findingsQuery(
      client,
      known
        .filter(({ counting }) => toRead.includes(counting.id))
        .map(({ counting, calendar }) => ({
          id: counting.id,
          header: headerKey(countingFacts(counting)),
          calendar,
          earlier: () => earlierOf(counting),
        })),
    ),
    enabled: isOpen && !isSaving && isIdle && !isAwaited && toRead.length > 0,
  });
  const groups = data ? brief(data) : byHeaders;
  const isRead = isSearched && !isAwaited && (isSaving || toRead.every((id) => data?.has(id)));
  const isUnread = (id: string) => (data ? data.get(id) === null : isSaving);
  return {
    briefing: briefingOf(groups.active, isRead, groups.finished),
    countings: [...groups.active, ...groups.finished],
    isRead,
    notRead: toRead.filter(isUnread).length,
    savesData: isSaving,
  };
}

/** Whether the browser has been idle since the condition held. */
function useIdle(condition: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (condition ? whenIdle(() => setIdle(true)) : undefined), [condition]);
  return isIdle;
}

/** The same array while it has the same ids, in any order: as time passes, countings change places. */
function useSameIds(ids: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(ids);
  if (kept.length === ids.length && ids.every((id) => kept.includes(id))) return kept;
  setKept(ids);
  return ids;
}
