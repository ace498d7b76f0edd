import type { CountingPart } from "#components/counting/parts.ts";
import { latePart } from "#ui/late-part.tsx";

/** What earlier counts of the warehouse say about a count. */
export const part: CountingPart = {
  name: "history",
  Earlier: latePart(async () => (await import("./earlier-counts.tsx")).EarlierCounts),
  Fact: latePart(async () => (await import("./previous-count.tsx")).PreviousCount),
};
