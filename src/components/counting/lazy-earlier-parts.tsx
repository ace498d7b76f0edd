import type { CountingModel } from "#hooks/use-counting.ts";
import { latePart } from "#ui/late-part.tsx";

/** What slices learn of the counts before, on pages that render no other part of theirs. */
export const LazyEarlierParts = latePart<{ counting: CountingModel }>(
  async () => (await import("./earlier-parts.tsx")).EarlierParts,
);
