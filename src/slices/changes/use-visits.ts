import { useEffect, useSyncExternalStore } from "react";
import { createVisits, type Visit, withVisit } from "./visits.ts";

const visits = createVisits();

/** The visits of this browser to a counting, before this one and now. */
export function useVisit(id: string): Visit | null {
  return useSyncExternalStore(visits.subscribe, visits.get).get(id) ?? null;
}

/** Records a visit while the page is visible. */
export function useRecordVisit(id: string, fetchedAt: number): void {
  useEffect(() => {
    const record = () => {
      if (document.visibilityState !== "visible") return;
      if (withVisit(visits.get(), id, fetchedAt) === visits.get()) return;
      visits.update((all) => withVisit(all, id, fetchedAt));
    };
    record();
    document.addEventListener("visibilitychange", record);
    return () => document.removeEventListener("visibilitychange", record);
  }, [id, fetchedAt]);
}
