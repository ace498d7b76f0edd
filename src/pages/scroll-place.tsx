import { useIsFetching } from "@tanstack/react-query";
import { useState } from "react";
import { type Location, ScrollRestoration } from "react-router";

/**
 * Brings the window back to where it was scrolled, also after a reload. That waits for the first figures,
 * since a page without them is too short to be scrolled there.
 */
export function ScrollPlace() {
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const [settled, setSettled] = useState(!waiting);
  if (!waiting && !settled) setSettled(true);
  return settled && <ScrollRestoration getKey={placeOf} />;
}

/** Every address that is opened from outside has the same key, but not the same place to scroll to. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === "default" ? `${pathname}${search}${hash}` : key;
}
