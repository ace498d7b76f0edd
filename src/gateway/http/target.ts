import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { ProblemError } from "./problem.ts";

/** A request's target exactly as it was sent, without any normalisation. */
export interface Target {
  /** Percent-encoded path. */
  readonly path: string;
  /** Percent-encoded query without its question mark; empty without one. */
  readonly query: string;
}

/** Splits a raw request target (`/path?query`) at its first question mark. */
export function splitTarget(target: string): Target {
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/**
 * Whether a browser would send a raw target. Browsers resolve dot segments, convert backslashes, drop fragments and
 * encode non-ASCII characters, so that other targets are attacks.
 */
export function isPlainTarget({ path, query }: Target): boolean {
  return (
    /^\/[!-~]*$/.test(path) &&
    !/[\\#]/.test(path) &&
    !dotSegment.test(path) &&
    /^[!-~]*$/.test(query) &&
    !query.includes("#")
  );
}

const patterns = (Object.keys(endpoints) as EndpointName[])
  .sort((a, b) => Number(hasId(a)) - Number(hasId(b)))
  .map((name) => {
    const [before = "", after] = endpoints[name].path.split("{id}");
    return { name, before: `/api${before}`, after };
  });

function hasId(name: EndpointName): boolean {
  return endpoints[name].path.includes("{id}");
}

/** An endpoint, and the raw path segment of its id. */
export interface EndpointMatch {
  readonly name: EndpointName;
  readonly segment: string | undefined;
}

/** The endpoint at a raw path below `/api`. */
export function matchEndpoint(path: string): EndpointMatch | undefined {
  for (const { name, before, after } of patterns) {
    if (after === undefined) {
      if (path === before) return { name, segment: undefined };
    } else if (path.startsWith(before) && path.endsWith(after)) {
      const segment = path.slice(before.length, path.length - after.length);
      const overlapping = path.length < before.length + after.length;
      if (!overlapping && !segment.includes("/")) return { name, segment };
    }
  }
  return undefined;
}

/** An endpoint's address at the gateway with `:id` in place of a value, for logs. */
export function endpointRoute(name: EndpointName): string {
  return `/api${endpoints[name].path.replace("{id}", ":id")}`;
}

/** Maximum number of nested encodings of an id; each costs time, and no server undoes more. */
const maxDecodings = 8;

/** Maximum length of an id, in characters. */
const maxIdLength = 1000;

/**
 * A dot segment. Some servers ignore parameters behind it, as in `..;a=b`, and a path ends where a query or a
 * fragment begins.
 */
const dotPart = /^\.{1,2}([;?#]|$)/;

/**
 * Decodes the segment of an id once.
 * @returns 1 to 1,000 characters
 * @throws ProblemError `bad-request` for an invalid id, and for one that leaves its segment when a server behind the
 *   gateway decodes it again
 */
export function decodeId(segment: string): string {
  const id = decodeOnce(segment);
  if (id === undefined || id === "" || id.length > maxIdLength || leavesSegment(id)) {
    throw new ProblemError("bad-request", { detail: "The id in the address is not a usable one." });
  }
  return id;
}

function leavesSegment(id: string, decodings = maxDecodings): boolean {
  if (decodings === 0 || id.includes("\0")) return true;
  if (id.split(/[/\\]/).some((part) => dotPart.test(part))) return true;
  const again = decodeLeniently(id);
  return again !== id && leavesSegment(again, decodings - 1);
}

/** Decodes ASCII escapes and skips malformed ones, as some servers do. */
function decodeLeniently(text: string): string {
  return text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
