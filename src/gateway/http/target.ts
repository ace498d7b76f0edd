import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { ProblemError } from "./problem.ts";

/** What a request asks for, exactly as it was sent: no normalisation has touched it. */
export interface Target {
  /** Percent-encoded path. */
  readonly path: string;
  /** Percent-encoded query without its question mark; empty without one. */
  readonly query: string;
}

/** Cuts a raw request target (`/path?query`) at its first question mark. */
export function splitTarget(target: string): Target {
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

const dotSegment = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/**
 * Whether a raw target is one that a browser would send. Browsers resolve dot segments, turn
 * backslashes, drop fragments and encode everything beyond ASCII, so whoever sends one means harm.
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

/** An endpoint, and the raw segment of a path that stands for its id. */
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

/** An endpoint's address at the gateway with `:id` in place of a value, as logs show it. */
export function endpointRoute(name: EndpointName): string {
  return `/api${endpoints[name].path.replace("{id}", ":id")}`;
}

/** Times that an id may be encoded over: nothing undoes more, and each costs time. */
const mostLayers = 8;

/** Longest id that the API is asked for, in characters. */
const maxIdLength = 1000;

/**
 * A part of a path that servers resolve. Some of them ignore parameters behind it, as in `..;a=b`, and a path ends where
 * a query or a fragment begins.
 */
const dotPart = /^\.{1,2}([;?#]|$)/;

/**
 * Decodes the segment of an id once.
 * @returns 1 to 1,000 characters
 * @throws ProblemError `bad-request` for what no id is, and for what climbs out of its segment when
 * a server behind this one decodes again
 */
export function decodeId(segment: string): string {
  const id = decodeOnce(segment);
  if (id === undefined || id === "" || id.length > maxIdLength || climbs(id)) {
    throw new ProblemError("bad-request", { detail: "The id in the address is not a usable one." });
  }
  return id;
}

function climbs(id: string, layers = mostLayers): boolean {
  if (layers === 0 || id.includes("\0")) return true;
  if (id.split(/[/\\]/).some((part) => dotPart.test(part))) return true;
  const again = decodeLeniently(id);
  return again !== id && climbs(again, layers - 1);
}

/** Decodes what it can of ASCII, as servers do that pass over what is not properly encoded. */
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
