import { addressOf, routes } from "#routes.ts";

/**
 * The address of every page.
 * @param counting the id where a page needs one
 */
export function pageAddresses(counting: string): string[] {
  return routes.map((route) =>
    addressOf(route, /:id(?!\?)/.test(route.pattern) ? counting : undefined),
  );
}
