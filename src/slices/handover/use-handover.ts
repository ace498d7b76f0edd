import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { activeSince } from "#domain/counting/active-since.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { type Freshness, nowOf } from "#transport/freshness.ts";
import { useFormat } from "#ui/locale.tsx";
import { handoverQuery, runHandover } from "./data/handover-queries.ts";
import type { HandoverReading } from "./data/read-handover.ts";
import { type HandoverSearch, handoverSpan, isChosen } from "./search.ts";

/** The reading of a handover, and its span. */
export interface CurrentHandover {
  readonly reading: HandoverReading | null;
  /** The span that it covers, in milliseconds since 1970; `null` until the gateway's time is known. */
  readonly span: { readonly from: number; readonly until: number } | null;
  readonly isRunning: boolean;
  readonly restart: () => void;
  readonly cancel: () => void;
}

/**
 * Reads the handover of the address once the gateway's time is known; leaving the page, and another address, end it.
 * @param freshness of the list, whose clock is the gateway's
 */
export function useHandover(
  { warehouse, all, from, to }: HandoverSearch,
  freshness: Freshness | null,
): CurrentHandover {
  const client = useQueryClient();
  const { activeWithinDays } = useSettings();
  const { timeZone } = useFormat();
  const calendarOf = useWorkCalendar();
  const [fault, setFault] = useState<unknown>(null);
  if (fault !== null) throw fault;
  // The moment of a reading stays the same while it runs, although the clock goes on.
  const [startedAt, setStartedAt] = useState<number | null>(null);
  if (startedAt === null && freshness !== null) setStartedAt(nowOf(freshness));
  const running = useRef<AbortController>(null);
  const question = useMemo(() => ({ warehouse, all, from, to }), [warehouse, all, from, to]);
  const span = useMemo(
    () => (startedAt === null ? null : handoverSpan({ all, from, to }, startedAt, timeZone)),
    [all, from, to, startedAt, timeZone],
  );
  useEffect(() => {
    if (startedAt === null || span === null || !isChosen(question)) return;
    const controller = new AbortController();
    running.current = controller;
    runHandover(client, question, {
      span,
      since: activeSince(startedAt, activeWithinDays),
      calendarOf,
      signal: controller.signal,
    }).catch(setFault);
    return () => controller.abort();
  }, [client, question, span, startedAt, activeWithinDays, calendarOf]);
  const { data: reading } = useQuery(handoverQuery(question));
  const phase = reading?.phase;
  return {
    reading: reading ?? null,
    span: span && startedAt !== null ? { from: span.from, until: span.to ?? startedAt } : null,
    isRunning: phase === "finding" || phase === "reading",
    restart: useCallback(() => setStartedAt(freshness && nowOf(freshness)), [freshness]),
    cancel: () => running.current?.abort(),
  };
}
