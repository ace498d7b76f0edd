import * as v from "valibot";
import type { Access, Scope } from "#contract/access.ts";
import { type Counting, countingSchema } from "#contract/counting.ts";
import type { WorkHours } from "#contract/work-hours.ts";
import {
  type BriefedCounting,
  briefedCounting,
  briefedGroups,
} from "#domain/briefing/briefed-counting.ts";
import { countingsToRead } from "#domain/briefing/briefing.ts";
import { lineFindings, redactedFindings } from "#domain/briefing/line-findings.ts";
import { headerKey } from "#domain/briefing/reading-period.ts";
import { activeSince } from "#domain/counting/active-since.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { createExpiringMap } from "#gateway/cache/expiring-map.ts";
import type { Config } from "#gateway/config/config.ts";
import { orAborted, orViewerLeft, ViewerLeft } from "#gateway/http/deadline.ts";
import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { headerMembers } from "#gateway/scope/header-members.ts";
import { NotAsked } from "#gateway/upstream/pause.ts";
import { createUpstreamQueue } from "#gateway/upstream/queue.ts";
import { type ActiveList, findActiveList } from "./active-list.ts";
import type { LineReadings } from "./line-readings.ts";
import { createSharing } from "./sharing.ts";

/** The data of a briefing, without what is hidden from its viewer. */
export interface BriefingSource extends Pick<ActiveList, "fetchedAt" | "stale" | "isComplete"> {
  /** The moment of the conclusions, in milliseconds since 1970. */
  readonly now: number;
  /** Active countings and those finished lately, with findings where their lines were wanted and could be read. */
  readonly countings: readonly BriefedCounting[];
  /** Countings whose lines were wanted and could not be read. */
  readonly notRead: number;
}

interface SourceParts {
  readonly config: Config;
  readonly api: Pick<CachedApi, "parse" | "find" | "counts">;
  readonly linesOf: LineReadings;
}

/** More briefings wait for their turn than may wait. */
const tooManyWait = {
  detail:
    "Too many briefings wait for their turn in the gateway. List and countings are answered as before; ask again soon.",
  retryAfter: 10,
};

/** How long a briefing waits for the list, then for lines that are new to the gateway, then for its own; milliseconds. */
const maxWaitMs = { list: 30_000, lines: 20_000 };

/** Lists that are kept at most, one per scope, and the JSON of their countings, in characters. */
const maxKept = { lists: 100, length: 8_000_000 };

const { countRecord: _, ...headerSchemas } = countingSchema.entries;

const headerNames = Object.keys(headerSchemas);

/** Finds the data of a briefing, as `createBriefingSource` says. */
export type FindBriefing = ReturnType<typeof createBriefingSource>;

/**
 * Finds the data of a briefing. Its cost is independent of the number of viewers and of their working hours: one list
 * per scope while answers are fresh, and the lines of six countings in five minutes. It ends when the last viewer
 * leaves.
 */
export function createBriefingSource({ config, api, linesOf }: SourceParts) {
  const lists = createExpiringMap<ActiveList>({
    ageMs: config.cacheSeconds * 1000,
    maxEntries: maxKept.lists,
    maxWeight: maxKept.length,
  });
  const share = createSharing<ActiveList>();
  // Several at once would end no earlier, and garbage collection would copy the unfinished ones meanwhile.
  const turns = createUpstreamQueue(1, null);

  /** The list of a link of one counting, from its header alone. */
  const findOne = async (id: string, signal: AbortSignal): Promise<ActiveList> => {
    const request = api.parse({ name: "counting", segment: encodeURIComponent(id) }, "");
    // Its lines are read next.
    const options = { signal, readsLines: true };
    const { answer, stale = null, release } = await api.find(request, options);
    try {
      const header = await orViewerLeft(headerMembers(answer.body, headerNames), signal);
      const { success, output } = v.safeParse(countingSchema, Object.fromEntries(header));
      if (!success) throw new ProblemError("upstream-not-json");
      const countings = output.active ? [output] : [];
      const { length } = JSON.stringify(countings);
      return { countings, fetchedAt: answer.fetchedAt, stale, isComplete: true, length };
    } finally {
      release();
    }
  };
  const findList = async (scope: Scope, signal: AbortSignal): Promise<ActiveList> => {
    if (scope.kind === "counting") return findOne(scope.id, signal);
    const list = await findActiveList({
      api,
      since: activeSince(Date.now(), config.activeWithinDays),
      warehouse: scope.kind === "warehouse" ? scope.warehouse : null,
      warehouseBy: config.upstream.warehouseBy,
      signal,
    });
    if (scope.kind !== "countings") return list;
    return { ...list, countings: list.countings.filter(({ id }) => scope.ids.includes(id)) };
  };
  const listOf = async (scope: Scope, signal: AbortSignal): Promise<ActiveList> => {
    const key = JSON.stringify(scope);
    const known = lists.get(key);
    if (known) return known;
    return share(key, signal, async (own) => {
      const limited = AbortSignal.any([own, AbortSignal.timeout(maxWaitMs.list)]);
      const list = await findList(scope, limited);
      lists.set(key, list, list.length);
      return list;
    });
  };
  const withRecord = (counting: Counting): Counting => {
    const countRecord = api.counts.recordOf(counting.id);
    return countRecord ? { ...counting, countRecord } : counting;
  };

  /**
   * @param signal aborts when the viewer leaves
   * @throws ProblemError; ViewerLeft
   */
  return async (
    { scope, hidden }: Pick<Access, "scope" | "hidden">,
    workHours: WorkHours,
    signal: AbortSignal,
  ): Promise<BriefingSource> => {
    const list = await listOf(scope, signal).catch((error) => {
      const isLate = error instanceof ViewerLeft && !signal.aborted;
      throw isLate ? new ProblemError("upstream-timeout") : error;
    });
    // Which countings need a manager shows only in the lines of those that are new to the gateway.
    const isSoon = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs.lines)]);
    await orAborted(api.counts.settled(), isSoon).catch(() => {});
    const now = Date.now();
    const calendarFor = ({ warehouse }: Counting) => calendarOf(workHours, warehouse.code);
    const briefed = new Map<string, BriefedCounting>();
    const leave = await turns.enter({ names: new Set() }, signal).catch((error) => {
      throw error instanceof NotAsked ? new ProblemError("rate-limited", tooManyWait) : error;
    });
    try {
      for (const counting of list.countings) {
        await yieldToEventLoop();
        const at = { now, calendar: calendarFor(counting) };
        briefed.set(counting.id, briefedCounting(withRecord(counting), at, null));
      }
    } finally {
      leave();
    }
    const byId = new Map(list.countings.map((counting) => [counting.id, counting]));
    const limited = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs.lines)]);
    const { active, finished } = briefedGroups([...briefed.values()], now);
    let notRead = 0;
    for (const { id, facts } of countingsToRead(active, finished)) {
      const counting = byId.get(id);
      if (!counting) continue;
      const wanted = { counting, header: headerKey(facts) };
      const read = await linesOf(wanted, limited).catch(() => null);
      if (!read) {
        notRead += 1;
        continue;
      }
      const calendar = calendarFor(counting);
      const found = lineFindings(read.lines, read.fetchedAt, calendar);
      const findings = redactedFindings(found, { scope, hidden });
      // The lines may have told more than the record before.
      briefed.set(id, briefedCounting(withRecord(counting), { now, calendar }, findings));
    }
    if (signal.aborted) throw new ViewerLeft("The viewer closed the connection.");
    const { fetchedAt, stale, isComplete } = list;
    return { fetchedAt, stale, isComplete, now, countings: [...briefed.values()], notRead };
  };
}
