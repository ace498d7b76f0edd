import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type LineFindings, lineFindings } from "#domain/briefing/line-findings.ts";
import { isReadAgain, readPeriod } from "#domain/briefing/reading-period.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { wrongAgain } from "#domain/lines/wrong-again.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineStore } from "#lines/line-store.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { FailureError } from "#transport/failure.ts";

/** Findings from the lines of countings, by the countings' ids; `null` for those that could not be read. */
export type FindingsById = ReadonlyMap<string, LineFindings | null>;

/** A counting whose lines are to be read. */
export interface ToRead {
  readonly id: string;
  /** What its header tells; see `headerKey`. */
  readonly header: string;
  readonly calendar: WorkCalendar;
  /** Outcomes of the counts before; `null` where they are not known. It never rejects. */
  readonly earlier: () => Promise<EarlierOutcomes | null>;
}

/** How much earlier lines are read again, in milliseconds, so that all countings of one reading are due together. */
const dueEarlier = 0.1 * readPeriod;

/** Reads the lines of some countings, one counting after the other, and those read lately not again. */
export function findingsQuery(client: QueryClient, countings: readonly ToRead[]) {
  return queryOptions({
    queryKey: ["findings", countings.map(({ id }) => id)],
    queryFn: async ({ signal }): Promise<FindingsById> => {
      const found = new Map<string, LineFindings | null>();
      for (const counting of countings) {
        signal.throwIfAborted();
        const { findings } = await client.fetchQuery({
          queryKey: ["findings-of", counting.id],
          queryFn: async () => ({
            findings: await readFindings(openLineStore(counting.id), counting, signal),
            header: counting.header,
            at: Date.now(),
          }),
          staleTime: ({ state: { data } }) => {
            const isDue = !data || isReadAgain(data, counting, Date.now() + dueEarlier);
            return isDue ? 0 : Number.POSITIVE_INFINITY;
          },
          retry: false,
          structuralSharing: false,
        });
        found.set(counting.id, findings);
      }
      return found;
    },
    // The previous findings stay while lines are read again.
    placeholderData: keepPreviousData,
    staleTime: readPeriod,
    refetchInterval: readPeriod,
    retry: false,
    structuralSharing: false,
  });
}

/** @returns `null` for lines that could not be read, or not all of them */
async function readFindings(
  store: Pick<LineStore, "load" | "aggregates" | "facets" | "setEarlier" | "close">,
  { calendar, earlier }: Pick<ToRead, "calendar" | "earlier">,
  signal: AbortSignal,
): Promise<LineFindings | null> {
  try {
    const { isWhole, faults, freshness } = await store.load(signal);
    if (!isWhole || faults.length > 0) return null;
    const aggregates = await store.aggregates(everyLine, defaultViewSettings);
    const wrongAgain = await wrongAgainLeft(store, await earlier());
    return lineFindings({ ...aggregates, wrongAgain }, freshness.fetchedAt, calendar);
  } catch (error) {
    if (error instanceof FailureError) return null;
    throw error;
  } finally {
    store.close();
  }
}

/** The lines left of products that were wrong again and again; `null` where that is not known. */
async function wrongAgainLeft(
  store: Pick<LineStore, "facets" | "setEarlier">,
  earlier: EarlierOutcomes | null,
): Promise<number | null> {
  if (earlier === null || wrongAgain(earlier) === null) return null;
  store.setEarlier(earlier);
  const left = { facets: { state: ["not-started", "in-progress"] } };
  const { "wrong-before": found } = await store.facets(left, defaultViewSettings, ["wrong-before"]);
  return found?.values.find(({ value }) => value === "3")?.lines ?? 0;
}
