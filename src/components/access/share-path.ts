import { idOf, isCounting, paths } from "#routes.ts";
import { subjectSearch, withShared } from "#search-params/shared-search.ts";

/**
 * The share page, with the visible counting or the filtered warehouse filled in.
 * @param pathname as the browser has it, percent-encoded
 */
export function sharePath(pathname: string, search: URLSearchParams): string {
  return withScope(paths.shares(), pathname, search);
}

/** The page of office screens, with the same subject as `sharePath`. */
export function screenPath(pathname: string, search: URLSearchParams): string {
  return withScope(paths.screens(), pathname, search);
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
