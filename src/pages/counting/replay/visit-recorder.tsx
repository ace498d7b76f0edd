import { useRecordVisit } from "./use-visits.ts";

/** Remembers in this browser how far a counting's figures were seen; it draws nothing. */
export function VisitRecorder({ id, fetchedAt }: { id: string; fetchedAt: number }) {
  useRecordVisit(id, fetchedAt);
  return null;
}
