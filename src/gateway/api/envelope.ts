import type { Envelope } from "#contract/envelope.ts";
import { type Dialect, listParameters } from "#contract/parameters.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { isPosition, type ListQuery, listLink } from "./list-query.ts";
import type { Positions } from "./positions.ts";

interface PageParts {
  readonly basePath: BasePath;
  readonly dialect: Dialect;
  readonly positions: Positions;
  /** Called when the upstream's link leads to anything but its own list. */
  readonly onRefused: () => void;
}

/**
 * The position of the next page, in the form that viewers see: the value of the upstream's cursor parameter or, if
 * that is not enough, a signed query without the parameters that the gateway sets itself.
 */
type Position = string;

/**
 * The members beside a page's entries: the next position in `cursor` (absent at the end) and links to the gateway
 * itself, regardless of the upstream's.
 * @throws ProblemError `upstream-not-json` for a position that no request can carry
 */
export function pageMeta(envelope: Envelope, query: ListQuery, parts: PageParts) {
  const { cursor: current, ...first } = query;
  const linkTo = (page: ListQuery) => ({ href: listLink(page, parts.basePath) });
  const position = nextPosition(envelope, parts);
  // Leaving it out would make the list look complete.
  if (position !== undefined && !isPosition(position)) throw new ProblemError("upstream-not-json");
  const ends = envelope.items.length === 0 || position === current;
  const next = ends ? undefined : position;
  return {
    total: envelope.meta.total,
    ...(next === undefined ? {} : { cursor: next }),
    links: {
      self: linkTo(query),
      first: linkTo(first),
      ...(next === undefined ? {} : { next: linkTo({ ...first, cursor: next }) }),
    },
  };
}

function nextPosition({ meta }: Envelope, parts: PageParts): Position | undefined {
  const { self, first, next } = meta.links ?? {};
  if (next?.href) {
    const query = queryOfOwnList(next.href);
    if (query !== undefined) return positionIn(query, parts);
    parts.onRefused();
  } else if (next !== undefined && (self?.href || first?.href)) {
    // The upstream uses links, and the one to the next page is empty: this is the last page.
    return undefined;
  }
  return meta.cursor ? fromCursor(meta.cursor, parts) : undefined;
}

/** Longer links are rejected, in characters: no request could carry their position. */
const maxLinkLength = 8000;

/** A link up to its query. Longer and non-ASCII hosts take quadratic time to parse. */
const plainAddress = /^[!-~]{0,2000}$/;

/** The query of a link to the list, with any host: a proxy may have changed it. */
function queryOfOwnList(href: string): string | undefined {
  if (href.length > maxLinkLength) return undefined;
  if (href.startsWith("?")) return href.slice(1);
  const [address = ""] = href.split("?", 1);
  if (!plainAddress.test(address)) return undefined;
  const base = "http://upstream.invalid/v1/countings";
  if (!URL.canParse(href, base)) return undefined;
  const { protocol, pathname, search } = new URL(href, base);
  if (!/^https?:$/.test(protocol) || !/\/v1\/countings\/?$/.test(pathname)) return undefined;
  return search.slice(1);
}

function positionIn(query: string, parts: PageParts): Position | undefined {
  const { dialect, positions } = parts;
  const given = new URLSearchParams(query);
  const cursor = given.get(dialect.cursor);
  if (cursor) return fromCursor(cursor, parts);
  for (const name of listParameters) given.delete(dialect[name]);
  return given.size === 0 ? undefined : positions.issue(String(given));
}

function fromCursor(cursor: string, { dialect, positions }: PageParts): Position {
  if (!cursor.startsWith("?")) return cursor;
  // This prefix marks a signed query.
  return positions.issue(String(new URLSearchParams({ [dialect.cursor]: cursor })));
}
