import { type Counting, countingSchema } from "#contract/counting.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { pageSize } from "#contract/parameters.ts";
import { faultPath } from "#transport/fault-path.ts";
import type { Freshness } from "#transport/freshness.ts";
import { decode, getJson } from "#transport/get.ts";
import { noteWarehouses } from "./countings-warehouses.ts";

/** What the API is asked to narrow the list to. */
export interface ListFilter {
  /** The warehouse's identifier, of the kind that the gateway's settings name. */
  readonly warehouse?: string;
  /** ISO instants. */
  readonly startedBefore?: string;
  readonly startedAfter?: string;
}

/** An entry that could not be read: its place in the page, from 0, and the path of the fault in it. */
interface EntryFault {
  readonly position: number;
  readonly field: string;
}

/** One page of the list, as loaded. */
export interface CountingsPage {
  readonly items: readonly Counting[];
  readonly faults: readonly EntryFault[];
  /** Countings in the whole list, by the API. */
  readonly total: number;
  /** Where the next page begins; `null` at the end. */
  readonly next: string | null;
  readonly freshness: Freshness;
  /** Names the answer that this is; `null` when it has no name. */
  readonly tag: string | null;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
}

/**
 * Gets one page. An entry that breaks the contract is set aside; a broken envelope fails the page.
 * @param cursor where the page begins, or `null` for the first one
 * @param previous the same page as it is shown, which may be what is answered again; without it, an old answer will do
 * @throws FailureError, or an AbortError when the signal says so
 */
export async function getCountingsPage(
  filter: ListFilter,
  cursor: string | null,
  signal: AbortSignal,
  previous?: CountingsPage,
): Promise<CountingsPage> {
  const query = new URLSearchParams({ limit: String(pageSize.max), ...filter });
  if (cursor !== null) query.set("cursor", cursor);
  const path = `/api${endpointPath("countings")}`;
  const known = previous?.tag ?? null;
  const address = `${path}?${query}`;
  const answer = await getJson(address, signal, fetch, previous === undefined, known);
  const { tag, freshness, transferTime } = answer;
  if (previous && answer.body === undefined) return { ...previous, freshness, transferTime };
  const { items, meta } = decode(envelopeSchema, answer.body, path);
  const page = { items: [] as Counting[], faults: [] as EntryFault[] };
  items.forEach((item, position) => {
    const result = countingSchema.safeParse(item);
    if (result.success) page.items.push(result.data);
    else page.faults.push({ position, field: faultPath(result.error) });
  });
  noteWarehouses(page.items);
  return {
    ...page,
    total: meta.total,
    next: meta.cursor || null,
    tag,
    freshness,
    transferTime,
  };
}
