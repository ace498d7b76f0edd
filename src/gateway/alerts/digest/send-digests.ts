import { setTimeout as wait } from "node:timers/promises";
import type { Access } from "#contract/access.ts";
import type { AlertDigest } from "#contract/alerts.ts";
import type { Counting } from "#contract/counting.ts";
import type { WorkHours } from "#contract/work-hours.ts";
import { ruleOf } from "#domain/warehouse-rule.ts";
import type { OutboxMessage } from "#gateway/alerts/delivery/outbox-state.ts";
import type { Target } from "#gateway/alerts/delivery/target.ts";
import { digestLetter } from "#gateway/alerts/letters/digest-letter.ts";
import { writerFor } from "#gateway/alerts/letters/writer.ts";
import type { BriefingSource } from "#gateway/briefing/briefing-source.ts";
import type { Config } from "#gateway/config/config.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import type { Log } from "#gateway/operations/log.ts";
import { type DueDigest, dueAtShiftEnd, dueAtTimes } from "./digest-times.ts";

export interface DigestParts {
  readonly config: Config;
  readonly digests: readonly AlertDigest[];
  readonly targets: readonly Target[];
  /** Whether this gateway is the one of its group that sends. */
  readonly isHere: () => boolean;
  /** Finds what a briefing tells of. */
  readonly sourceOf: (
    access: Pick<Access, "scope" | "hidden">,
    workHours: WorkHours,
    signal: AbortSignal,
  ) => Promise<BriefingSource>;
  /** Finds the active countings. */
  readonly listOf: (signal: AbortSignal) => Promise<readonly Counting[]>;
  readonly add: (messages: readonly OutboxMessage[]) => Promise<void>;
  readonly log: Pick<Log, "note">;
}

/** How often it is checked whether a digest is due, in milliseconds. */
const lookMs = 20_000;

/** When a digest is due that is due now; `null` without one. */
export function dueNow(
  { warehouse, times }: AlertDigest,
  { workHours, timeZone }: Pick<Config, "workHours" | "timeZone">,
  now: number,
): DueDigest | null {
  if (times.length > 0) return dueAtTimes(times, timeZone ?? "UTC", now);
  const rule = ruleOf(workHours(now), warehouse ?? "");
  return rule && dueAtShiftEnd(rule, now);
}

/** Sends each digest once when it is due, until the signal aborts. One that fails is tried again while it is due. */
export async function sendDigests(parts: DigestParts, signal: AbortSignal): Promise<void> {
  const { digests, config, isHere, log } = parts;
  const sent = new Map<string, string>();
  while (!signal.aborted) {
    for (const digest of digests) {
      const due = isHere() ? dueNow(digest, config, Date.now()) : null;
      if (due === null || sent.get(digest.name) === due.wallClock) continue;
      try {
        await sendDigest(digest, due, parts, signal);
        sent.set(digest.name, due.wallClock);
      } catch (error) {
        if (signal.aborted) return;
        log.note("warn", `The digest ${digest.name} could not be written (${errorName(error)}).`);
      }
    }
    await wait(lookMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Stores a digest for its targets; after a restart it has the same id and is stored once. */
export async function sendDigest(
  digest: AlertDigest,
  due: DueDigest,
  { config, targets, sourceOf, listOf, add }: Omit<DigestParts, "digests" | "isHere" | "log">,
  signal: AbortSignal,
): Promise<void> {
  const list = digest.warehouse === null ? [] : await listOf(signal);
  const own = list.filter(({ warehouse }) => warehouse.code === digest.warehouse);
  const scope: Access["scope"] =
    digest.warehouse === null
      ? { kind: "all" }
      : { kind: "countings", ids: own.map(({ id }) => id) };
  const warehouse = digest.warehouse === null ? null : (own[0]?.warehouse.name ?? digest.warehouse);
  const messages: OutboxMessage[] = [];
  for (const target of targets.filter(({ name }) => digest.targets.includes(name))) {
    const writer = writerFor(target, config);
    const workHours = config.workHours(due.at);
    const source = await sourceOf({ scope, hidden: [...writer.hidden] }, workHours, signal);
    const pollMs = config.pollSeconds * 1000;
    messages.push({
      // Names may have spaces, and underscores, too.
      id: `digest-${digest.name.replaceAll(" ", "+")}-${due.wallClock.replaceAll(/[ :]/g, "_")}`,
      target: target.name,
      kind: "digest",
      rule: digest.name,
      counting: null,
      at: due.at,
      letter: digestLetter({ digest, warehouse, source, pollMs }, writer),
    });
  }
  await add(messages);
}
