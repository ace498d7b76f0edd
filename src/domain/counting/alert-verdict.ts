import type { AlertVerdict } from "#contract/alerts.ts";
import type { Conclusion } from "./conclusion.ts";

/** The verdict of a conclusion that people are told of; `null` for one that asks nothing of them, or is uncertain. */
export function alertVerdict({ kind }: Conclusion): AlertVerdict | null {
  switch (kind) {
    case "late":
    case "overdue":
    case "stalled":
    case "all-counted":
      return kind;
    case "nothing-counted":
      return "stalled";
    case "finished":
      return "ended";
    default:
      return null;
  }
}
