import type { Envelope } from "#contract/envelope.ts";
import { type Dialect, listParameters } from "#contract/parameters.ts";
import { type ListQuery, listLink } from "./list-query.ts";
import type { Positions } from "./positions.ts";

/** What it takes to say where the next page begins. */
interface PageParts {
  readonly dialect: Dialect;
  readonly positions: Positions;
  /** Told when the upstream's link leads somewhere else than to its own list. */
  readonly onRefused: () => void;
}

/**
 * Where the next page begins, in the one form that viewers see: the value of the upstream's cursor
 * parameter, or, where there is more to say, a signed query without the parameters that the gateway
 * sets itself.
 */
type Position = string;

/**
 * What viewers get beside the entries of a page: the next position in `cursor` (absent at the end) and links to the
 * gateway itself, whatever the upstream sent.
 */
export function pageMeta(envelope: Envelope, query: ListQuery, parts: PageParts) {
  const { cursor: current, ...first } = query;
  const position = nextPosition(envelope, parts);
  const ends = envelope.items.length === 0 || position === current;
  const next = ends ? undefined : position;
  return {
    total: envelope.meta.total,
    ...(next === undefined ? {} : { cursor: next }),
    links: {
      self: { href: listLink(query) },
      first: { href: listLink(first) },
      ...(next === undefined ? {} : { next: { href: listLink({ ...first, cursor: next }) } }),
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
    // Links are in use here, and the one to the next page is expressly empty: this is the end.
    return undefined;
  }
  return meta.cursor ? fromCursor(meta.cursor, parts) : undefined;
}

/** Longer links are refused, in characters: no request could carry the position in them. */
const maxLinkLength = 8000;

/** A link up to its query. Longer hosts, and those beyond ASCII, take quadratic time to parse. */
const plainAddress = /^[!-~]{0,2000}$/;

/** The query of a link to the list, whatever host it names: behind a proxy that may be another. */
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
  // Viewers would take it for a signed query.
  return positions.issue(String(new URLSearchParams({ [dialect.cursor]: cursor })));
}
