import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { pageSize } from "#contract/parameters.ts";
import { faultPath } from "#transport/fault-path.ts";
import type { Freshness } from "#transport/freshness.ts";
import { decode, getJson } from "#transport/get.ts";
import { recordWarehouses } from "./warehouses.ts";

/** Filter of the list, applied by the API. */
export interface ListFilter {
  /** The warehouse's identifier, of the kind that the gateway's settings name. */
  readonly warehouse?: string;
  /** ISO instants. */
  readonly startedBefore?: string;
  readonly startedAfter?: string;
}

/** An entry that could not be read: its position in the page, from 0, and the path of the fault. */
interface EntryFault {
  readonly position: number;
  readonly field: string;
}

/** One loaded page of the list. */
export interface CountingsPage {
  readonly items: readonly Counting[];
  readonly faults: readonly EntryFault[];
  /** Countings in the whole list, by the API. */
  readonly total: number;
  /** Cursor of the next page; `null` at the end. */
  readonly next: string | null;
  readonly freshness: Freshness;
  /** ETag of the answer; `null` without one. */
  readonly tag: string | null;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
}

/**
 * Loads one page. An invalid entry is set aside; an invalid envelope fails the page.
 * @param cursor start of the page, or `null` for the first one
 * @param previous the current data of the same page, reused if unchanged; without it, a stale answer is
 * acceptable
 * @throws FailureError, or an AbortError
 */
export async function getCountingsPage(
  filter: ListFilter,
  cursor: string | null,
  { signal, previous }: { signal: AbortSignal; previous?: CountingsPage | undefined },
): Promise<CountingsPage> {
  const query = new URLSearchParams({ limit: String(pageSize.max), ...filter });
  if (cursor !== null) query.set("cursor", cursor);
  const path = `/api${endpointPath("countings")}`;
  const address = `${path}?${query}`;
  const answer = await getJson(address, signal, {
    allowStale: previous === undefined,
    knownTag: previous?.tag ?? null,
  });
  const { tag, freshness, transferTime } = answer;
  if (previous && answer.body === undefined) return { ...previous, freshness, transferTime };
  const { items, meta } = decode(envelopeSchema, answer.body, path);
  const page = { items: [] as Counting[], faults: [] as EntryFault[] };
  items.forEach((item, position) => {
    const result = v.safeParse(countingSchema, item);
    if (result.success) page.items.push(result.output);
    else page.faults.push({ position, field: faultPath(result.issues) });
  });
  recordWarehouses(page.items);
  return {
    ...page,
    total: meta.total,
    next: meta.cursor || null,
    tag,
    freshness,
    transferTime,
  };
}
