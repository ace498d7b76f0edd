import * as v from "valibot";
import { letterSchema } from "./letter.ts";
import { nextAttempt } from "./retry.ts";

/** Milliseconds since 1970. */
const instant = v.number();

const messageSchema = v.object({
  /** The same at every attempt, so that a target can tell that it has the message. */
  id: v.string(),
  /** The target's name. */
  target: v.string(),
  kind: v.picklist(["raised", "solved", "digest", "test"]),
  /** The name of the rule or digest; `null` for a test. */
  rule: v.nullable(v.string()),
  /** The counting as the API named it last; `null` for what is about none. */
  counting: v.nullable(v.object({ id: v.string(), warehouse: v.string(), startedAt: v.string() })),
  /** When it was written. */
  at: instant,
  letter: letterSchema,
});

const entrySchema = v.object({
  message: messageSchema,
  state: v.picklist(["waiting", "delivered", "refused", "given-up"]),
  attempts: v.number(),
  /** When it is tried next while it waits, else when it ended. */
  due: instant,
  /** Why the last attempt failed, as one sentence; `null` before a failure. */
  error: v.nullable(v.string()),
});

export const outboxSchema = v.object({ entries: v.array(entrySchema) });

export type OutboxMessage = v.InferOutput<typeof messageSchema>;
export type OutboxEntry = v.InferOutput<typeof entrySchema>;

/** The messages to send and those that ended lately, oldest first. */
export interface Outbox {
  readonly entries: readonly OutboxEntry[];
}

export const emptyOutbox: Outbox = { entries: [] };

/** How an attempt ended. */
export type Outcome =
  | { readonly kind: "delivered" }
  /** The target will never accept the message. */
  | { readonly kind: "refused"; readonly error: string }
  | { readonly kind: "failed"; readonly error: string; readonly retryAfter: number | null };

/** Ended messages that are kept for the page and to recognize a message that is added again. */
const maxEnded = 200;

/** Messages that wait for one target at most: more than a day of any that people read. */
const maxWaiting = 1000;

/** How soon a message that waits is tried after the target has accepted another one, in milliseconds. */
const recoveryWait = 30_000;

/** Adds messages that are not there yet; the same state when all are. */
export function added(outbox: Outbox, messages: readonly OutboxMessage[]): Outbox {
  const keys = new Set(outbox.entries.map(({ message }) => keyOf(message)));
  const fresh = messages.filter((message) => {
    const isNew = !keys.has(keyOf(message));
    keys.add(keyOf(message));
    return isNew;
  });
  if (fresh.length === 0) return outbox;
  const entries = fresh.map(
    (message): OutboxEntry => ({
      message,
      state: "waiting",
      attempts: 0,
      due: message.at,
      error: null,
    }),
  );
  return kept(limited([...outbox.entries, ...entries]));
}

/**
 * The message that a target gets next; `null` without one. Later messages of a counting's rule wait for the earlier
 * ones, so that "solved" never comes before what it solves; those of a message without a counting may be about any.
 * Other messages do not wait for one that fails.
 */
export function nextOf(outbox: Outbox, target: string): OutboxEntry | null {
  const rules = new Set<string | null>();
  const topics = new Set<string>();
  let next: OutboxEntry | null = null;
  for (const entry of outbox.entries) {
    if (entry.state !== "waiting" || entry.message.target !== target) continue;
    const { rule, counting } = entry.message;
    const ofRule = JSON.stringify([rule]);
    const topic = JSON.stringify([rule, counting?.id]);
    const isFree = counting === null ? !rules.has(rule) : !topics.has(ofRule) && !topics.has(topic);
    if (isFree && (next === null || entry.due < next.due)) next = entry;
    rules.add(rule);
    topics.add(counting === null ? ofRule : topic);
  }
  return next;
}

/** Records how an attempt to send a message ended; the same state when it does not wait any more. */
export function settled(
  outbox: Outbox,
  message: OutboxMessage,
  outcome: Outcome,
  { now, random }: { readonly now: number; readonly random: number },
): Outbox {
  const key = keyOf(message);
  const isTried = (one: OutboxEntry) => one.state === "waiting" && keyOf(one.message) === key;
  if (!outbox.entries.some(isTried)) return outbox;
  const entries = outbox.entries.map((entry): OutboxEntry => {
    if (isTried(entry)) return afterAttempt(entry, outcome, { now, random });
    const recovers = outcome.kind === "delivered" && entry.message.target === message.target;
    // The target works again.
    return recovers && entry.state === "waiting" && entry.due > now + recoveryWait
      ? { ...entry, due: now + recoveryWait }
      : entry;
  });
  return kept(entries);
}

/** Ends the messages of targets that the file does not name any more; the same state without any. */
export function withoutTargets(
  outbox: Outbox,
  isTarget: (name: string) => boolean,
  now: number,
): Outbox {
  const isLost = ({ state, message }: OutboxEntry) =>
    state === "waiting" && !isTarget(message.target);
  if (!outbox.entries.some(isLost)) return outbox;
  return kept(
    outbox.entries.map((entry) =>
      isLost(entry)
        ? {
            ...entry,
            state: "given-up",
            due: now,
            error: "The file does not name this target any more.",
          }
        : entry,
    ),
  );
}

function afterAttempt(
  entry: OutboxEntry,
  outcome: Outcome,
  { now, random }: { readonly now: number; readonly random: number },
): OutboxEntry {
  const attempts = entry.attempts + 1;
  if (outcome.kind === "delivered") {
    return { ...entry, attempts, state: "delivered", due: now, error: null };
  }
  const { error } = outcome;
  if (outcome.kind === "refused") return { ...entry, attempts, state: "refused", due: now, error };
  const { retryAfter } = outcome;
  const since = entry.message.at;
  const due = nextAttempt({ attempts, since, now, retryAfter, random });
  return due === null
    ? { ...entry, attempts, state: "given-up", due: now, error }
    : { ...entry, attempts, due, error };
}

/** With the oldest messages of a target given up where too many wait. */
function limited(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const waiting = new Map<string, number>();
  return entries
    .toReversed()
    .map((entry): OutboxEntry => {
      if (entry.state !== "waiting") return entry;
      const { target, at } = entry.message;
      const count = (waiting.get(target) ?? 0) + 1;
      waiting.set(target, count);
      if (count <= maxWaiting) return entry;
      const error = `More than ${maxWaiting} messages waited for the target.`;
      return { ...entry, state: "given-up", due: at, error };
    })
    .toReversed();
}

/** Without the ended messages that nothing needs: neither the page nor a repeat within the day. */
function kept(entries: readonly OutboxEntry[]): Outbox {
  let ended = 0;
  return {
    entries: entries
      .toReversed()
      .filter(({ state }) => {
        if (state !== "waiting") ended += 1;
        return state === "waiting" || ended <= maxEnded;
      })
      .toReversed(),
  };
}

function keyOf({ id, target }: OutboxMessage): string {
  return JSON.stringify([id, target]);
}
