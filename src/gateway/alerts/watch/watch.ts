import { randomUUID } from "node:crypto";
import type { CountingAlert, OpenAlert } from "#contract/alerts.ts";
import type { Counting } from "#contract/counting.ts";
import { type BriefedCounting, briefedCounting } from "#domain/briefing/briefed-counting.ts";
import type { LineFindings } from "#domain/briefing/line-findings.ts";
import { activeSince } from "#domain/counting/active-since.ts";
import { minute } from "#domain/time/units.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import { ruleOf } from "#domain/warehouse-rule.ts";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { type ActiveList, findActiveList } from "#gateway/briefing/active-list.ts";
import type { LineReadings } from "#gateway/briefing/line-readings.ts";
import type { Config } from "#gateway/config/config.ts";
import { nearestName } from "#gateway/config/nearest-name.ts";
import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import type { Log } from "#gateway/operations/log.ts";
import { gauge } from "#gateway/operations/metrics.ts";
import { isInScope, needsLines } from "./judge.ts";
import type { Look, WatchedCounting } from "./look.ts";
import { nextAlerts } from "./next-alerts.ts";
import { alertsOfCounting, openAlerts } from "./shown-alerts.ts";
import type { WatchFile, WatchState } from "./state.ts";
import { createWatchedLines } from "./watched-lines.ts";

/** The clocks of a watch; tests have their own. */
interface WatchClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
}

export interface WatchParts {
  readonly config: Pick<
    Config,
    "activeWithinDays" | "upstream" | "workHours" | "targets" | "pollSeconds"
  >;
  readonly rules: readonly WatchRule[];
  readonly api: Pick<CachedApi, "parse" | "find" | "counts">;
  readonly linesOf: LineReadings;
  readonly file: WatchFile;
  /** Whether this gateway is the one of its group that watches. */
  readonly isHere: () => boolean;
  /** Hands a message over to the delivery, which takes a message with a known id once. */
  readonly tell: (message: AlertMessage) => Promise<void>;
  readonly log: Pick<Log, "note">;
  readonly clock?: WatchClock;
}

/** Watches counts by the rules of the file. */
export interface Watch {
  /** Looks once; it never rejects. */
  look(): Promise<void>;
  /** The alerts that hold, oldest first. */
  open(): Promise<readonly OpenAlert[]>;
  /** Those of a counting, oldest first. */
  ofCounting(id: string): Promise<readonly CountingAlert[]>;
  /** In the Prometheus text format. */
  metrics(): readonly string[];
  /** Looks once in each poll. */
  start(): void;
  stop(): void;
}

/** How long a look waits for the API, in milliseconds. */
const maxWaitMs = { list: 30_000, lines: 60_000 };

/** A clock that moved by more than the time that passed was set: what it says is believed at the next look. */
const maxJumpMs = minute;

/** Countings whose lines are read for what a message says to do first, in one look. */
const maxAdvised = 6;

/** The first look waits for what viewers of the starting gateway ask, in milliseconds. */
const startDelayMs = 3000;

const systemClock: WatchClock = { now: Date.now, elapsed: () => performance.now() };

export function createWatch(parts: WatchParts): Watch {
  const { config, rules, api, linesOf, file, isHere, tell, log, clock = systemClock } = parts;
  const lines = createWatchedLines(linesOf);
  const stopping = new AbortController();
  let last: { readonly now: number; readonly elapsed: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  let openCount = 0;

  const hasJumped = (now: number): boolean => {
    const before = last;
    last = { now, elapsed: clock.elapsed() };
    if (before === undefined) return false;
    return Math.abs(now - before.now - (last.elapsed - before.elapsed)) > maxJumpMs;
  };
  const within = (ms: number) => AbortSignal.any([stopping.signal, AbortSignal.timeout(ms)]);

  const listNow = async (now: number): Promise<ActiveList | null> => {
    const { activeWithinDays, upstream } = config;
    const list = await findActiveList({
      api,
      since: activeSince(now, activeWithinDays),
      warehouse: null,
      warehouseBy: upstream.warehouseBy,
      signal: within(maxWaitMs.list),
    }).catch(() => null);
    return list?.stale === null ? list : null;
  };
  const watchedOf = (
    counting: Counting,
    now: number,
    findings: LineFindings | null = null,
  ): WatchedCounting => {
    const { id, warehouse, startedAt } = counting;
    const calendar = calendarOf(config.workHours(now), warehouse.code);
    const countRecord = api.counts.recordOf(id);
    const withRecord = countRecord ? { ...counting, countRecord } : counting;
    return {
      named: { id, warehouse: warehouse.name, code: warehouse.code, startedAt },
      briefed: plainBriefed(briefedCounting(withRecord, { now, calendar }, findings)),
      calendar,
      totals: null,
      targets: ruleOf(config.targets, warehouse.code),
    };
  };
  const ofLines = rules.filter(needsLines);
  const lookAt = async (list: ActiveList | null, now: number): Promise<Look> => {
    if (list === null) return { kind: "down" };
    const countings: WatchedCounting[] = [];
    for (const counting of list.countings) {
      await yieldToEventLoop();
      countings.push(watchedOf(counting, now));
    }
    const wanted = countings.flatMap((one, index) => {
      const counting = list.countings[index];
      const { active, counted } = one.briefed.facts;
      const isWanted = active && counted > 0 && ofLines.some((rule) => isInScope(rule, one));
      return counting && isWanted ? [{ ...one, counting }] : [];
    });
    await lines.read(wanted, now, within(maxWaitMs.lines));
    return {
      kind: "seen",
      countings: countings.map((one) => ({ ...one, totals: lines.totalsOf(one.named.id) })),
      isComplete: list.isComplete,
    };
  };

  const next = (before: WatchState, look: Look, now: number) =>
    nextAlerts(before, look, {
      rules,
      now,
      isWorking: (code) => calendarOf(config.workHours(now), code).between(now, now + 1) > 0,
      newId: randomUUID,
    });

  /** The look with what lines say of the countings that the messages are about. */
  const advised = async (
    look: Look,
    list: ActiveList | null,
    messages: readonly AlertMessage[],
    now: number,
  ): Promise<Look> => {
    if (look.kind === "down") return look;
    const raised = messages.filter(({ kind }) => kind === "raised");
    const ids = new Set(raised.flatMap(({ counting }) => counting?.id ?? []));
    const chosen = look.countings.filter(
      ({ named, briefed }) => ids.has(named.id) && briefed.facts.counted > 0,
    );
    const told = new Map<string, WatchedCounting>();
    const signal = within(maxWaitMs.lines);
    for (const one of chosen.slice(0, maxAdvised)) {
      const header = list?.countings.find(({ id }) => id === one.named.id);
      const findings = header && (await lines.findings({ ...one, counting: header }, signal));
      if (header && findings) {
        const { briefed } = watchedOf(header, now, findings);
        told.set(one.named.id, { ...one, briefed });
      }
    }
    return { ...look, countings: look.countings.map((one) => told.get(one.named.id) ?? one) };
  };

  const handOver = async (messages: readonly AlertMessage[]): Promise<void> => {
    if (messages.length === 0) return;
    for (const message of messages) await tell(message);
    const told = new Set(messages.map(({ id }) => id));
    await file.change((before) => [
      { ...before, messages: before.messages.filter(({ id }) => !told.has(id)) },
      undefined,
    ]);
  };

  let isNoted = false;
  /** Says once which rules name no warehouse of the counts seen, where a similar code may be meant. */
  const noteUnknown = (seen: Look): void => {
    if (isNoted || seen.kind === "down" || !seen.isComplete) return;
    isNoted = true;
    const codes = [...new Set(seen.countings.map(({ named }) => named.code))];
    for (const { name, warehouses } of rules) {
      for (const code of warehouses.filter((one) => !codes.includes(one))) {
        const similar = nearestName(code, codes)?.name;
        const hint = similar === undefined ? "" : `: ${similar} may be meant`;
        log.note(
          "warn",
          `ALERTS_FILE: Rule ${name}: no active count is of the warehouse ${code}${hint}.`,
        );
      }
    }
  };

  const look = async (): Promise<void> => {
    if (!isHere() || rules.length === 0) return;
    const now = clock.now();
    if (hasJumped(now)) {
      log.note("warn", "The clock was set: alerts are judged again at the next poll.");
      return;
    }
    const list = await listNow(now);
    const seen = await lookAt(list, now);
    const before = await file.read();
    const dry = next(before, seen, now);
    looks += 1;
    noteUnknown(seen);
    openCount = dry.state.entries.filter(({ raisedAt }) => raisedAt !== null).length;
    if (dry.state === before) return handOver(before.messages);
    const found = await advised(seen, list, dry.messages, now);
    // Another gateway may have taken over while the lines were read: its state is the one to go on from.
    const { state, messages } = await file.change((latest) => {
      const after = next(latest, found, now);
      return [after.state, after];
    });
    for (const message of messages) log.note("info", noteOf(message));
    await handOver(state.messages);
  };
  const safely = () =>
    look().catch(() => {
      // The file reports its own fault, and the next look tries again.
    });

  return {
    look: safely,
    open: async () => openAlerts(await file.readLatest()),
    ofCounting: async (id) => alertsOfCounting(await file.readLatest(), id),
    metrics: () => [
      ...gauge("alerts_watching", "Whether this gateway watches counts.", isHere() ? 1 : 0),
      ...gauge("alerts_rules", "Rules of alerts.", rules.length),
      ...gauge("alerts_open", "Alerts that hold, by this gateway's last look.", openCount),
      ...gauge("alerts_looks", "Looks at the counts since the start.", looks),
    ],
    start() {
      const run = async () => {
        await safely();
        if (!stopping.signal.aborted) timer = setTimeout(run, config.pollSeconds * 1000).unref();
      };
      timer = setTimeout(run, startDelayMs).unref();
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

/** Without what only a forecast needs, so that a message of it is small. */
function plainBriefed(briefed: BriefedCounting): BriefedCounting {
  const { facts, findings } = briefed;
  return {
    ...briefed,
    facts: { ...facts, record: null },
    findings: findings && { ...findings, counters: [], assignments: [] },
  };
}

function noteOf({ kind, reason, rule, counting, several }: AlertMessage): string {
  const ids = (several ?? (counting ? [counting] : [])).map(({ id }) => id);
  const of = ids.length === 0 ? "" : ` for count ${ids.join(", ")}`;
  return kind === "raised"
    ? `Alert: the rule ${rule.name} holds${of}.`
    : `Alert over (${reason}): the rule ${rule.name}${of}.`;
}
