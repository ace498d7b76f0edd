import { gauge } from "#gateway/operations/metrics.ts";
import type { HistoryState } from "./supervisor.ts";

/** The archive's metrics in the Prometheus text format; none before its process has told its state. */
export function historyMetrics(state: HistoryState | undefined): readonly string[] {
  if (state === undefined) return [];
  const { process, fault } = state;
  const isRunning = process?.engine === "ready";
  const faults = [...(isRunning ? process.progress.faults : []), ...(fault ? [fault] : [])];
  const known = [
    gauge("history_up", "Whether the engine of the history runs.", isRunning ? 1 : 0),
    gauge("history_faults", "What keeps the history from being complete.", faults.length),
  ];
  if (!isRunning) return known.flat();
  const { progress } = process;
  return [
    ...known,
    gauge("history_writer", "Whether this gateway reads counts.", progress.isWriter ? 1 : 0),
    gauge("history_countings", "Counts that the history has.", progress.read),
    // The gateway that reads them alone knows it, and none knows it before its first look at the list.
    progress.total === null
      ? []
      : gauge("history_countings_wanted", "Ended counts that it should have.", progress.total),
    gauge("history_missing", "Counts that could not be read.", progress.missingTotal),
    gauge("history_lines", "Lines in the archive.", progress.lines),
    gauge("history_broken_lines", "Lines set aside.", progress.broken),
    gauge("history_files", "Files with lines.", progress.files),
    gauge("history_bytes", "Their size.", progress.bytes),
  ].flat();
}
