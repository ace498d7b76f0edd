import type { Access } from "#contract/access.ts";
import type { HistoryState } from "#contract/history/state.ts";
import type { HistoryState as ProcessState } from "./supervisor.ts";

/** What the engine's part of the answer has: the archive of the viewer's warehouses. */
export type Archived = Pick<HistoryState, "read" | "earliest" | "latest" | "readAt" | "version">;

const nothing: Archived = { read: 0, earliest: null, latest: null, readAt: null, version: "" };

/**
 * The state as a viewer may know it: progress and faults are about all warehouses, and only for viewers of all.
 * @param state `undefined` without an archive
 * @param archived `null` before the engine has answered
 */
export function stateAnswer(
  state: ProcessState | undefined,
  archived: Archived | null,
  { scope }: Access,
): HistoryState {
  const process = state?.process ?? null;
  const isMissing = process?.engine === "missing";
  const own = archived ?? nothing;
  const answer: HistoryState = {
    archive: state === undefined ? "off" : "on",
    engine: isMissing ? "missing" : "ready",
    isWriter: false,
    total: null,
    perMinute: null,
    minutesLeft: null,
    faults: [],
    missing: [],
    missingTotal: 0,
    read: own.read,
    earliest: own.earliest,
    latest: own.latest,
    readAt: own.readAt,
    version: own.version,
  };
  if (scope.kind !== "all" || state === undefined) return answer;
  const progress = process?.engine === "ready" ? process.progress : null;
  const faults = [...(state.fault ? [state.fault] : []), ...(progress?.faults ?? [])];
  return {
    ...answer,
    isWriter: progress?.isWriter ?? false,
    total: toBeRead(progress),
    perMinute: progress?.perMinute ?? null,
    minutesLeft: minutesLeft(progress),
    faults: faults.map(({ code, since }) => ({ code, since })),
    missing: [...(progress?.missing ?? [])],
    missingTotal: progress?.missingTotal ?? 0,
  };
}

interface Progress {
  readonly read: number;
  readonly total: number | null;
  readonly perMinute: number | null;
  readonly missingTotal: number;
}

/** Those that could not be read are not waited for. */
export function toBeRead(progress: Progress | null): number | null {
  return progress?.total == null ? null : progress.total - progress.missingTotal;
}

export function minutesLeft(progress: Progress | null): number | null {
  const total = toBeRead(progress);
  if (progress === null || total === null || !progress.perMinute) return null;
  const left = total - progress.read;
  return left > 0 ? left / progress.perMinute : null;
}
