import { idOf, isCounting, paths } from "#routes.ts";
import { subjectSearch, withShared } from "#search-params/shared-search.ts";

/**
 * The page where a link to what is seen can be made: it knows the counting, or the warehouse that a list is
 * narrowed to.
 * @param pathname as the browser has it, percent-encoded
 */
export function sharePath(pathname: string, search: URLSearchParams): string {
  return withScope(paths.shares(), pathname, search);
}

/** The page where a screen is set up that shows what is seen, as `sharePath` knows it. */
export function screenPath(pathname: string, search: URLSearchParams): string {
  return withScope(paths.screenSetup(), pathname, search);
}

function withScope(path: string, pathname: string, search: URLSearchParams): string {
  const shared = new URLSearchParams(withShared("", search));
  const { warehouse } = subjectSearch.parse(search);
  const asked = subjectSearch.update(
    shared,
    isCounting(pathname) ? { counting: idOf(pathname) } : { warehouse },
  );
  return asked.size === 0 ? path : `${path}?${asked}`;
}
