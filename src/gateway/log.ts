import type { ProblemCode } from "#contract/problem.ts";
import type { CacheResult } from "./cache.ts";

/** From the most talkative to the quietest. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** What is said of one request. Nothing in it comes from the address's values or a body. */
export interface RequestLine {
  readonly method: string;
  /** The address's pattern, never the address itself. */
  readonly route: string;
  readonly status: number;
  /** From the request's arrival to the answer's last byte. */
  readonly ms: number;
  /** Of the answer's body, as sent. */
  readonly bytes: number;
  /** Where the answer came from; `none` when the cache had no part in it. */
  readonly cache: CacheResult | "none";
  /** How the viewer came in: which share, or in which role, and never by what name. */
  readonly viewer: string;
  /** Why it failed; `undefined` for a success and for a viewer who left. */
  readonly code?: ProblemCode | undefined;
  /** What the API answered with; `undefined` when it was not asked or did not answer. */
  readonly upstream?: number | undefined;
}

export interface Log {
  /** `broken`: the answer failed midway, whatever its status says. */
  request(line: RequestLine, broken: boolean): void;
  /** Something to know that is no request of its own; the text holds nothing of anybody's data. */
  note(level: Exclude<LogLevel, "silent">, message: string): void;
}

/**
 * @param write takes one line of JSON, without its line end
 * @param now the current time
 */
export function createLog(
  least: LogLevel,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): Log {
  const say = (level: LogLevel, fields: object) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    write(JSON.stringify({ time: now().toISOString(), level, ...fields }));
  };
  return {
    request: ({ method, route, status, ms, bytes, cache, viewer, code, upstream }, broken) =>
      say(levelOf(status, broken), {
        method,
        route,
        status,
        ms: Math.round(ms),
        bytes,
        cache,
        viewer,
        ...(code === undefined ? {} : { code, upstream }),
      }),
    note: (level, message) => say(level, { message }),
  };
}

function levelOf(status: number, broken: boolean): LogLevel {
  if (status >= 500 || broken) return "error";
  return status === 429 ? "warn" : "info";
}
