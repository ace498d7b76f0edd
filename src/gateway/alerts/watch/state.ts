import * as v from "valibot";
import { alertConditionSchema } from "#contract/alerts.ts";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import { type FileKind, type FolderFile, openFolderFile } from "#gateway/folder/folder-file.ts";

/** Milliseconds since 1970. */
const instant = v.number();

const alertedSchema = v.object({
  id: v.string(),
  warehouse: v.string(),
  code: v.string(),
  startedAt: v.string(),
});

const entrySchema = v.object({
  /** Name of the rule, and its condition as it was. */
  rule: v.string(),
  condition: alertConditionSchema,
  /** `null` for what is about no counting. */
  counting: v.nullable(alertedSchema),
  /** Since when the rule holds. */
  since: instant,
  /** When its targets were told; `null` while it has to hold for longer, or waits for working hours. */
  raisedAt: v.nullable(instant),
  /** Since when it does not hold any more; `null` while it does. */
  overSince: v.nullable(instant),
  /** The figure in its unit when it was told. */
  value: v.nullable(v.number()),
});

/** A rule that holds for a counting. */
export type AlertEntry = v.InferOutput<typeof entrySchema>;

const pastSchema = v.object({
  condition: alertConditionSchema,
  counting: v.string(),
  raisedAt: instant,
  solvedAt: v.nullable(instant),
  value: v.nullable(v.number()),
});

/** An alert that is over, for the page of its counting. */
export type PastAlert = v.InferOutput<typeof pastSchema>;

/** Only this code writes and reads messages, and a broken one must not keep the others back. */
const messageSchema = v.custom<AlertMessage>(
  (value) => typeof value === "object" && value !== null && "id" in value && "rule" in value,
);

/** What the watch has to know after a restart. */
export const watchStateSchema = v.object({
  entries: v.array(entrySchema),
  /** Oldest first. */
  past: v.array(pastSchema),
  /** The countings that were active at the last look, so that an end is told of once. */
  active: v.array(v.string()),
  /** Messages that are not handed over to the delivery yet, oldest first. */
  messages: v.array(messageSchema),
});

export interface WatchState {
  readonly entries: readonly AlertEntry[];
  readonly past: readonly PastAlert[];
  readonly active: readonly string[];
  readonly messages: readonly AlertMessage[];
}

export const emptyWatchState: WatchState = { entries: [], past: [], active: [], messages: [] };

const kind: FileKind<WatchState> = {
  name: "alerts",
  empty: emptyWatchState,
  parse: (value) => v.parse(watchStateSchema, value),
  problem: "alerts-unusable",
  effects: {
    read: "so no alert is told",
    write: "so no alert is told",
    removed: "after which alerts that were told are told again",
  },
};

export type WatchFile = FolderFile<WatchState>;

/** @param onFault called with the reason when the file cannot be read or written */
export function openWatchFile(stateDir: string, onFault: (sentence: string) => void): WatchFile {
  return openFolderFile(stateDir, kind, onFault);
}

/** Alerts that are over and kept. */
export const maxPast = 1000;
