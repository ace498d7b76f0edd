import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findActiveCountings } from "#api/countings/active-countings.ts";
import { writtenQuery } from "#api/written-query.ts";
import { minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import type { HandoverSpan, KnownEnds } from "#slices/handover/rules/ended-counts.ts";
import { type HandoverReading, readHandover } from "./read-handover.ts";

/** What a handover is about. */
export interface HandoverQuestion {
  /** The warehouse's identifier, of the kind that the gateway's settings name; "" for all of them, or none yet. */
  readonly warehouse: string;
  readonly all: boolean;
  /** As in the address; "" for the defaults. */
  readonly from: string;
  readonly to: string;
}

/** The last reading, cached for a while after leaving the page; `null` before the first one. */
export function handoverQuery(question: HandoverQuestion) {
  return writtenQuery<HandoverReading>(["handover", question], 5 * minute);
}

/** The ends of ended counts that this page has read, which other spans need, too. */
const endsQuery = queryOptions<KnownEnds>({ queryKey: ["ended-counts"] });

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
  const { warehouse } = question;
  return readHandover(
    {
      find: (search) =>
        findActiveCountings(client, {
          ...search,
          since,
          filter: warehouse === "" ? {} : { warehouse },
        }),
      open: openLineStore,
      calendarOf,
      ends: client.getQueryData(endsQuery.queryKey) ?? new Map(),
      onEnd: (id, at) =>
        client.setQueryData(endsQuery.queryKey, (ends) => new Map([...(ends ?? []), [id, at]])),
    },
    {
      span,
      isOne: !question.all,
      signal,
      onChange: (reading) => client.setQueryData(handoverQuery(question).queryKey, reading),
    },
  );
}
