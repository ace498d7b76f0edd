import * as v from "valibot";
import { type FileKind, type FolderFile, openFolderFile } from "#gateway/folder/folder-file.ts";
import {
  added,
  emptyOutbox,
  nextOf,
  type Outbox,
  type OutboxEntry,
  type OutboxMessage,
  type Outcome,
  outboxSchema,
  settled,
  withoutTargets,
} from "./outbox-state.ts";
import { tryingPeriod } from "./retry.ts";

/** The messages to send, kept across restarts. */
export type OutboxFile = FolderFile<Outbox>;

const outbox: FileKind<Outbox> = {
  name: "outbox",
  empty: emptyOutbox,
  parse: (value) => v.parse(outboxSchema, value),
  problem: "alerts-unusable",
  effects: {
    read: "so no message is sent",
    write: "so no message is sent",
    removed: "without the messages that wait",
  },
};

/** @param onFault called with the reason when the file cannot be read or written */
export function openOutboxFile(stateDir: string, onFault: (sentence: string) => void): OutboxFile {
  return openFolderFile(stateDir, outbox, onFault);
}

/** Sends one message to one target. It never rejects. */
export type Send = (message: OutboxMessage, signal: AbortSignal) => Promise<Outcome>;

/** What an outbox needs of the system; tests have their own. */
export interface OutboxClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

interface OutboxParts {
  readonly file: OutboxFile;
  /** How to reach each target, by its name. */
  readonly senders: ReadonlyMap<string, Send>;
  readonly clock: OutboxClock;
  /** Whether this gateway is the one of its group that sends. */
  readonly isSender: () => boolean;
  /** An attempt has ended; the entry says how. */
  readonly onSettled: (entry: OutboxEntry) => void;
}

/** The messages of a gateway's group on their way to the targets. */
export interface RunningOutbox {
  /**
   * Stores messages. A message with the id and target of a stored one changes nothing, so that a caller may repeat what
   * it is not sure of.
   * @throws ProblemError when the folder cannot be written
   */
  add(messages: readonly OutboxMessage[]): Promise<void>;
  /** Ends what is under way; what was not accepted stays stored. */
  stop(): void;
}

/** How often an idle target looks for messages that another gateway has stored, in milliseconds. */
const lookMs = 1000;

/** How long a broken folder is left alone, in milliseconds. */
const faultMs = 10_000;

/**
 * Sends stored messages: to each target one after the other, to several targets at the same time. What was accepted is
 * written before the target gets its next message, so that after a crash at most one message per target is sent twice.
 */
export function runOutbox(parts: OutboxParts): RunningOutbox {
  const { file, senders, clock, isSender, onSettled } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Ends the pauses of all targets when there is something new. */
  let news = new AbortController();
  const pause = (milliseconds: number) =>
    clock.wait(milliseconds, AbortSignal.any([signal, news.signal]));

  const deliver = async (send: Send, { message }: OutboxEntry): Promise<void> => {
    const outcome = await send(message, signal);
    // An attempt that the end of the process interrupts does not count.
    if (signal.aborted && outcome.kind !== "delivered") return;
    const at = { now: clock.now(), random: clock.random() };
    const after = await recorded((before) => settled(before, message, outcome, at));
    const entry = after?.entries.find(
      ({ message: { id, target } }) => id === message.id && target === message.target,
    );
    if (entry) onSettled(entry);
  };
  /** Writes an outcome, however long the folder is broken: the message would be sent again at every attempt. */
  const recorded = async (change: (before: Outbox) => Outbox): Promise<Outbox | null> => {
    for (;;) {
      try {
        return await file.change((before) => {
          const next = change(before);
          return [next, next];
        });
      } catch {
        // The file reports its fault itself.
        if (signal.aborted) return null;
        await clock.wait(faultMs, signal);
      }
    }
  };
  const run = async (target: string, send: Send): Promise<void> => {
    while (!signal.aborted) {
      try {
        const entry = isSender() ? nextOf(await file.read(), target) : null;
        const wait = entry === null ? lookMs : entry.due - clock.now();
        // A clock that was set back leaves times of days ahead.
        if (entry === null || (wait > 0 && wait <= tryingPeriod)) {
          await pause(Math.min(wait, lookMs));
        } else {
          await deliver(send, entry);
        }
      } catch {
        // The file reports its fault itself.
        await pause(faultMs);
      }
    }
  };
  const endLost = async (): Promise<void> => {
    const isTarget = (name: string) => senders.has(name);
    await file
      .change((before) => [withoutTargets(before, isTarget, clock.now()), undefined])
      .catch(() => {});
  };
  void endLost();
  for (const [target, send] of senders) void run(target, send);
  return {
    async add(messages) {
      await file.change((before) => [added(before, messages), undefined]);
      const before = news;
      news = new AbortController();
      before.abort();
    },
    stop: () => stopping.abort(),
  };
}
