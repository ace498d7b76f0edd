import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { pageSize } from "#contract/parameters.ts";
import type { Settings } from "#contract/settings.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { readElements } from "#gateway/json/elements.ts";
import { isOfWarehouse } from "#gateway/scope/warehouse-of.ts";

/** The countings that a briefing is about: active ones, and those finished lately. */
export interface ActiveList {
  readonly countings: readonly Counting[];
  /** When the API sent the oldest answer, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Why there is no newer answer; `null` for a fresh list. */
  readonly stale: ProblemError | null;
  /** Whether the whole list was read. */
  readonly isComplete: boolean;
  /** JSON of the countings, in characters. */
  readonly length: number;
}

interface ListSearch {
  readonly api: Pick<CachedApi, "parse" | "find">;
  /** ISO instant: countings that began earlier are not searched. */
  readonly since: string;
  /** The only warehouse, as the API names it; `null` for all. */
  readonly warehouse: string | null;
  readonly warehouseBy: Settings["warehouseBy"];
  readonly signal: AbortSignal;
}

/** Bounds a long list: 2,000 countings within the period are more than one briefing can tell of. */
const maxPages = 20;

/**
 * Finds the active countings with the questions that the pages ask, so that the answers are mostly in memory.
 * @throws ProblemError when not even the first page can be had
 */
export async function findActiveList(search: ListSearch): Promise<ActiveList> {
  const countings = new Map<string, Counting>();
  const cursors = new Set<string | null>();
  let cursor: string | null = null;
  let fetchedAt = Number.POSITIVE_INFINITY;
  let stale: ProblemError | null = null;
  let length = 0;
  const listed = (isComplete: boolean): ActiveList => ({
    countings: [...countings.values()],
    fetchedAt,
    stale,
    isComplete,
    length,
  });
  while (!cursors.has(cursor) && cursors.size < maxPages) {
    const isFirst: boolean = cursors.size === 0;
    cursors.add(cursor);
    try {
      const page: ListPage = await readPage(search, cursor);
      for (const counting of page.countings) countings.set(counting.id, counting);
      fetchedAt = Math.min(fetchedAt, page.fetchedAt);
      stale = page.stale ?? stale;
      length += page.length;
      if (page.next === null) return listed(page.isReadable);
      cursor = page.next;
    } catch (error) {
      if (isFirst || !(error instanceof ProblemError)) throw error;
      return listed(false);
    }
  }
  return listed(false);
}

interface ListPage extends Omit<ActiveList, "isComplete"> {
  readonly next: string | null;
  readonly isReadable: boolean;
}

async function readPage(
  { api, since, warehouse, warehouseBy, signal }: ListSearch,
  cursor: string | null,
): Promise<ListPage> {
  const query = new URLSearchParams({ limit: String(pageSize.max), startedAfter: since });
  if (warehouse !== null) query.set("warehouse", warehouse);
  if (cursor !== null) query.set("cursor", cursor);
  const request = api.parse({ name: "countings", segment: undefined }, String(query));
  const { answer, stale = null, release } = await api.find(request, { signal });
  try {
    const countings: Counting[] = [];
    let isReadable = true;
    let length = 0;
    const { members } = await readElements(answer.body.read("identity"), {
      list: "items",
      maxElements: Number.POSITIVE_INFINITY,
      write(item, json) {
        const isOwn =
          warehouse === null ||
          (v.is(v.object({ warehouse: v.unknown() }), item) &&
            isOfWarehouse(item.warehouse, warehouse, warehouseBy));
        const { success, output } = v.safeParse(countingSchema, item);
        if (isOwn && !success) isReadable = false;
        if (isOwn && success && (output.active || output.countRecord)) {
          countings.push(output);
          length += json.length;
        }
        // Nothing else of an entry is kept.
        return "";
      },
    });
    const { cursor } = v.parse(envelopeSchema.entries.meta, members.get("meta"));
    return {
      countings,
      fetchedAt: answer.fetchedAt,
      stale,
      length,
      next: cursor || null,
      isReadable,
    };
  } finally {
    release();
  }
}
