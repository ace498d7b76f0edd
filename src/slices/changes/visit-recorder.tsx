import type { CountingModel } from "#hooks/use-counting.ts";
import { useRecordVisit } from "./use-visits.ts";

/** Records how far this browser has seen a counting, which what changed may begin with; renders nothing. */
export function VisitRecorder({ counting: { id, loaded } }: { counting: CountingModel }) {
  useRecordVisit(id, loaded.freshness.fetchedAt);
  return null;
}
