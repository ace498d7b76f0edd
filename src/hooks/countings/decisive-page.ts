import type { CountingsPage } from "#api/countings/countings-page.ts";
import { isActivePage } from "#api/countings/countings-queries.ts";

/** The inputs to the age of a list. */
type Aged = Pick<CountingsPage, "items" | "freshness">;

/**
 * The page whose age is the list's: the oldest one with an active counting, since only those change; without any,
 * the oldest of all. `null` without pages.
 */
export function decisivePage<Page extends Aged>(pages: readonly Page[]): Page | null {
  const active = pages.filter(isActivePage);
  return (active.length > 0 ? active : pages).reduce<Page | null>(
    (oldest, page) =>
      oldest && oldest.freshness.fetchedAt <= page.freshness.fetchedAt ? oldest : page,
    null,
  );
}
