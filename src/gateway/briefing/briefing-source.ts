import type { Scope } from "#contract/access.ts";
import type { Counting } from "#contract/counting.ts";
import type { WorkHours } from "#contract/work-hours.ts";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { countingsToRead } from "#domain/briefing/briefing.ts";
import type { LineFindings } from "#domain/briefing/line-findings.ts";
import { activeSince } from "#domain/counting/active-since.ts";
import { minute } from "#domain/time/units.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import type { Config } from "#gateway/config/config.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { type ActiveList, findActiveList } from "./active-list.ts";
import { type ReadDetail, readDetail } from "./read-detail.ts";

/** The data of a briefing: unredacted, so it must not be sent to a viewer. */
export interface BriefingSource extends ActiveList {
  /** By the ids of the countings whose lines were wanted; `null` for those that could not be read. */
  readonly findings: ReadonlyMap<string, LineFindings | null>;
}

interface SourceParts {
  readonly config: Config;
  readonly api: Pick<CachedApi, "parse" | "find" | "counts">;
}

/** How long the lines of a counting count as read, in milliseconds: as long as on the page. */
const findingsMs = 5 * minute;

/** How long a briefing waits for the list, and then for lines, in milliseconds. */
const maxWaitMs = { list: 30_000, lines: 20_000 };

/** Scopes and countings that are remembered at most; the oldest are dropped first. */
const maxRemembered = 200;

/**
 * Finds the data of a briefing. Its cost is independent of the number of viewers: one list per scope while answers are
 * fresh, and the lines of six countings in five minutes, whatever the working hours.
 */
export function createBriefingSource({ config, api }: SourceParts) {
  const sources = new Map<
    string,
    { readonly at: number; readonly found: Promise<BriefingSource> }
  >();
  const known = new Map<string, { readonly at: number; readonly detail: ReadDetail }>();

  const remember = (detail: ReadDetail) => {
    // Unreadable data may soon be readable.
    if (detail.lines === null) return;
    // Each has the finishes of all its lines.
    for (const [id, { at }] of known) if (Date.now() - at >= findingsMs) known.delete(id);
    setNewest(known, detail.counting.id, { at: Date.now(), detail }, maxRemembered);
  };
  const detailOf = async (id: string, signal: AbortSignal) => {
    const last = known.get(id);
    if (last && Date.now() - last.at < findingsMs) return last.detail;
    const detail = await readDetail(api, id, signal);
    remember(detail);
    return detail;
  };
  const findingsOf = async (counting: Counting, workHours: WorkHours, signal: AbortSignal) => {
    const detail = await detailOf(counting.id, signal).catch(() => null);
    const calendar = calendarOf(workHours, counting.warehouse.code);
    return detail?.lines?.findings(detail.fetchedAt, calendar) ?? null;
  };

  const listOf = async (scope: Scope): Promise<ActiveList> => {
    const signal = AbortSignal.timeout(maxWaitMs.list);
    if (scope.kind !== "counting") {
      return findActiveList({
        api,
        since: activeSince(Date.now(), config.activeWithinDays),
        warehouse: scope.kind === "warehouse" ? scope.warehouse : null,
        warehouseBy: config.upstream.warehouseBy,
        signal,
      });
    }
    const detail = await readDetail(api, scope.id, signal);
    const { counting, fetchedAt, stale } = detail;
    remember(detail);
    const countings = counting.active ? [counting] : [];
    return { countings, fetchedAt, stale, isComplete: true };
  };
  const find = async (scope: Scope, workHours: WorkHours): Promise<BriefingSource> => {
    const list = await listOf(scope).catch((error) => {
      throw error instanceof ViewerLeft ? new ProblemError("upstream-timeout") : error;
    });
    const now = Date.now();
    const byId = new Map(list.countings.map((counting) => [counting.id, counting]));
    const briefed = list.countings.map((counting) => {
      const calendar = calendarOf(workHours, counting.warehouse.code);
      return briefedCounting(counting, { now, calendar }, null);
    });
    const signal = AbortSignal.timeout(maxWaitMs.lines);
    const findings = new Map<string, LineFindings | null>();
    for (const { id } of countingsToRead(briefed)) {
      const counting = byId.get(id);
      if (counting) findings.set(id, await findingsOf(counting, workHours, signal));
    }
    // The lines may have told of a standstill from before the gateway's start.
    return { ...list, countings: list.countings.map(withUnchangedSince), findings };
  };
  const withUnchangedSince = (counting: Counting): Counting => {
    const since = api.counts.since(counting.id, counting.totalProductsCounted);
    return since === null
      ? counting
      : { ...counting, unchangedSince: new Date(since).toISOString() };
  };

  /** @throws ProblemError */
  return (scope: Scope, workHours: WorkHours): Promise<BriefingSource> => {
    const key = JSON.stringify([scope, workHours]);
    const last = sources.get(key);
    if (last && Date.now() - last.at < config.cacheSeconds * 1000) return last.found;
    const found = find(scope, workHours);
    setNewest(sources, key, { at: Date.now(), found }, maxRemembered);
    // A failure is not kept: the cache of answers bounds what repeating it costs.
    found.catch(() => sources.delete(key));
    return found;
  };
}
