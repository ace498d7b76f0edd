import type { CountingModel } from "#hooks/use-counting.ts";
import { latePart } from "#ui/late-part.tsx";

/** Gives a count's lines what slices know of earlier counts, on pages that show nothing else of slices. */
export const LazyEarlierParts = latePart<{ counting: CountingModel }>(
  async () => (await import("./earlier-parts.tsx")).EarlierParts,
);
