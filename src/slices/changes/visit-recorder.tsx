import { useRecordVisit } from "./use-visits.ts";

/** Records how far this browser has seen a counting; renders nothing. */
export function VisitRecorder({ id, fetchedAt }: { id: string; fetchedAt: number }) {
  useRecordVisit(id, fetchedAt);
  return null;
}
