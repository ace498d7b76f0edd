import type { Writable } from "node:stream";
import type { ProblemCode } from "#contract/problem.ts";
import { settings } from "#contract/settings.ts";
import type { CacheStatus } from "#gateway/cache/cached-answer.ts";

/** From the most verbose to the quietest. */
const logLevels = settings.logLevel.options;

export type LogLevel = (typeof logLevels)[number];

/** The log entry of a request. Nothing in it comes from parameter values or a body. */
export interface RequestLogEntry {
  readonly method: string;
  /** The address's pattern, never the address itself. */
  readonly route: string;
  readonly status: number;
  /** From the request's arrival to the answer's last byte. */
  readonly ms: number;
  /** Size of the answer's body, as sent. */
  readonly bytes: number;
  /** Where the answer came from; `none` without the cache. */
  readonly cache: CacheStatus | "none";
  /** The viewer's kind of access: the share or the role, never a name. */
  readonly viewer: string;
  /** Why it failed; `undefined` for a success and for a viewer who left. */
  readonly code?: ProblemCode | undefined;
  /** The API's status; `undefined` when it was not asked or did not answer. */
  readonly upstream?: number | undefined;
}

export interface Log {
  /** `broken`: the answer failed midway, whatever its status says. */
  request(line: RequestLogEntry, broken: boolean): void;
  /** Logs an event other than a request; the text must contain no personal data. */
  note(level: Exclude<LogLevel, "silent">, message: string): void;
}

/**
 * @param write takes one line of JSON, without its line end
 * @param now the current time
 */
export function createLog(
  minLevel: LogLevel,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): Log {
  const log = (level: LogLevel, fields: object) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(minLevel)) return;
    write(JSON.stringify({ time: now().toISOString(), level, ...fields }));
  };
  return {
    request: ({ method, route, status, ms, bytes, cache, viewer, code, upstream }, broken) =>
      log(levelOf(status, broken), {
        method,
        route,
        status,
        ms: Math.round(ms),
        bytes,
        cache,
        viewer,
        ...(code === undefined ? {} : { code, upstream }),
      }),
    note: (level, message) => log(level, { message }),
  };
}

function levelOf(status: number, broken: boolean): LogLevel {
  if (status >= 500 || broken) return "error";
  return status === 429 ? "warn" : "info";
}

/** Batches lines: under load a write for each would cost more than the answers. */
interface LineWriter {
  write(line: string): void;
  /** Writes the pending lines. */
  flush(): void;
}

export function createLineWriter(out: Pick<Writable, "write">): LineWriter {
  let pending = "";
  const flush = () => {
    if (pending !== "") out.write(pending);
    pending = "";
  };
  return {
    write(line) {
      if (pending === "") setImmediate(flush);
      pending += `${line}\n`;
    },
    flush,
  };
}
