import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findActiveCountings } from "#api/countings/active-countings.ts";
import { minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { type HandoverReading, type HandoverSpan, readHandover } from "./read-handover.ts";

/** What a handover is about. */
export interface HandoverQuestion {
  /** The warehouse's identifier, of the kind that the gateway's settings name. */
  readonly warehouse: string;
  /** As in the address; "" for the defaults. */
  readonly from: string;
  readonly to: string;
}

/** The last reading, cached for a while after leaving the page; `null` before the first one. */
export function handoverQuery(question: HandoverQuestion) {
  return queryOptions<HandoverReading | null>({
    queryKey: ["handover", question],
    queryFn: () => null,
    enabled: false,
    initialData: null,
    structuralSharing: false,
    gcTime: 5 * minute,
  });
}

/** Reads a handover; writes its progress to `handoverQuery`. */
export function runHandover(
  client: QueryClient,
  question: HandoverQuestion,
  run: {
    readonly span: HandoverSpan;
    /** ISO instant: countings that began earlier are not searched. */
    readonly since: string;
    readonly calendarOf: (warehouseCode: string) => WorkCalendar;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { span, since, calendarOf, signal } = run;
  return readHandover(
    {
      find: (search) =>
        findActiveCountings(client, {
          ...search,
          since,
          filter: { warehouse: question.warehouse },
        }),
      open: openLineStore,
      calendarOf,
    },
    {
      span,
      signal,
      onChange: (reading) => client.setQueryData(handoverQuery(question).queryKey, reading),
    },
  );
}
