import type { CountingModel } from "#hooks/use-counting.ts";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";

/** What slices learn of the counts before, on pages that render no other part of theirs. */
export const LazyEarlierParts = lazyComponent<{ counting: CountingModel }>(
  async () => (await import("./earlier-parts.tsx")).EarlierParts,
  LoadWhenIdle,
);
