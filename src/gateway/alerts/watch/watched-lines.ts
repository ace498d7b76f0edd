import type { Counting } from "#contract/counting.ts";
import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import { type LineFindings, lineFindings } from "#domain/briefing/line-findings.ts";
import { headerKey, unchangedPeriod } from "#domain/briefing/reading-period.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { LineReadings, ReadLines } from "#gateway/briefing/line-readings.ts";
import { type WatchedTotals, watchedSums } from "./watched-totals.ts";

interface Reading {
  readonly totals: WatchedTotals;
  /** Of the header that the lines were read for. */
  readonly header: string;
  /** When they were read, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Countings that one look reads at most: a few whose lines are new or changed, and else one whose reasons may have been
 * written meanwhile, as an office screen reads one counting in each poll.
 */
const maxRead = { changed: 4, unchanged: 1 };

interface WantedCounting {
  readonly counting: Pick<Counting, "id" | "warehouse" | "startedAt">;
  readonly briefed: Pick<BriefedCounting, "facts">;
}

/** Keeps the sums of the lines that rules ask for, and reads them as rarely as an open page would. */
export function createWatchedLines(linesOf: LineReadings) {
  const kept = new Map<string, Reading>();
  const keep = (id: string, header: string, { lines, byClass, fetchedAt }: ReadLines) => {
    const totals = {
      all: watchedSums(lines.totals),
      byClass: {
        A: watchedSums(byClass.A),
        B: watchedSums(byClass.B),
        C: watchedSums(byClass.C),
        none: watchedSums(byClass.none),
      },
    };
    kept.set(id, { totals, header, at: fetchedAt });
  };
  return {
    totalsOf: (id: string): WatchedTotals | null => kept.get(id)?.totals ?? null,
    /**
     * Reads the lines that changed, those of the longest ago first.
     * @param wanted the countings whose lines rules ask for
     * @param now milliseconds since 1970
     */
    async read(wanted: readonly WantedCounting[], now: number, signal: AbortSignal): Promise<void> {
      const ids = new Set(wanted.map(({ counting }) => counting.id));
      for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
      const oldest = wanted
        .map(({ counting, briefed: { facts } }) => ({
          counting,
          header: headerKey(facts),
          known: kept.get(counting.id),
        }))
        .sort((one, other) => (one.known?.at ?? 0) - (other.known?.at ?? 0));
      const changed = oldest.filter(({ header, known }) => header !== known?.header);
      const unchanged = oldest.filter(
        ({ header, known }) => header === known?.header && now - known.at >= unchangedPeriod,
      );
      const chosen =
        changed.length > 0
          ? changed.slice(0, maxRead.changed)
          : unchanged.slice(0, maxRead.unchanged);
      for (const { counting, header, known } of chosen) {
        const isAgain = known !== undefined;
        const read = await linesOf({ counting, header, isAgain }, signal).catch(() => null);
        if (read) keep(counting.id, header, read);
      }
    },
    /** What the lines of a counting add to its sentence; `null` where they cannot be read in time. */
    async findings(
      {
        counting,
        briefed: { facts },
        calendar,
      }: WantedCounting & { readonly calendar: WorkCalendar },
      signal: AbortSignal,
    ): Promise<LineFindings | null> {
      const read = await linesOf({ counting, header: headerKey(facts) }, signal).catch(() => null);
      return read && lineFindings(read.lines, read.fetchedAt, calendar);
    },
  };
}
