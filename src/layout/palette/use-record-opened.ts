import { useEffect } from "react";
import { useLocation } from "react-router";
import { idOf, isCounting } from "#routes.ts";
import { countingKey, recordRecent } from "./recent-entries.ts";

/** Remembers the counting of the present page, so that the palette has it among the last ones opened. */
export function useRecordOpened(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isCounting(pathname)) recordRecent(countingKey(idOf(pathname)));
  }, [pathname]);
}
