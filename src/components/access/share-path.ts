import { idOf, isCounting, pathTo } from "#routes.ts";
import { sharedOf, subjectSearch } from "#search-params/shared-search.ts";

/**
 * The share page, if there is one, with the visible counting or the filtered warehouse filled in.
 * @param pathname as the browser has it, percent-encoded
 */
export function sharePath(pathname: string, search: URLSearchParams): string | null {
  return withScope(pathTo("shares"), pathname, search);
}

/** The page of office screens, if there is one, with the same subject as `sharePath`. */
export function screenPath(pathname: string, search: URLSearchParams): string | null {
  return withScope(pathTo("screens"), pathname, search);
}

function withScope(path: string | null, pathname: string, search: URLSearchParams): string | null {
  if (path === null) return null;
  const { warehouse } = subjectSearch.parse(search);
  const asked = subjectSearch.update(
    sharedOf(search),
    isCounting(pathname) ? { counting: idOf(pathname) } : { warehouse },
  );
  return asked.size === 0 ? path : `${path}?${asked}`;
}
