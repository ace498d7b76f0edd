import { rm } from "node:fs/promises";
import { join } from "node:path";
import { day, hour } from "#domain/time/units.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import type { MissingCounting, ReadAnswer, ReadRequest } from "#gateway/history/protocol.ts";
import { isStorable, type ListedCounting, listed, type Missing, readListPage } from "./listed.ts";
import { incomingName } from "./paths.ts";
import { type ReadCounting, readBody, UnreadableBody } from "./read-body.ts";

/** Pages of the list at most, so that an API that repeats a page does not go on for ever. */
const maxPages = 1000;

/** The API, or the folder, does not work, whatever is asked. */
export class ReadFault extends Error {
  override readonly name = "ReadFault";
  readonly code: "api" | "folder";
  /** Seconds that the API asks to wait for. */
  readonly retryAfter: number;

  constructor(code: ReadFault["code"], message: string, retryAfter = 0) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

type Read = (request: ReadRequest) => Promise<ReadAnswer>;

/**
 * The headers of all countings that started since then.
 * @param pause between two pages
 * @throws ReadFault
 */
export async function readList(
  read: Read,
  startedAfter: Date,
  pause: () => Promise<void>,
): Promise<readonly ListedCounting[]> {
  const all = new Map<string, ListedCounting>();
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const answer: ReadAnswer = await read({
      kind: "list",
      startedAfter: startedAfter.toISOString(),
      cursor,
    });
    if (!answer.isRead) throw faultOf(answer);
    const found = readListPage(answer.text);
    for (const one of found.countings) all.set(one.header.id, one);
    cursor = found.cursor;
    if (cursor === null) break;
    await pause();
  }
  return [...all.values()];
}

/** A counting that was read, or why not. */
export type Reading =
  | {
      readonly kind: "read";
      readonly counting: ReadCounting;
      readonly listed: ListedCounting;
      readonly readAt: number;
    }
  /** It is active again. */
  | { readonly kind: "active" }
  /** @param isApi whether the reason may be an API that does not work */
  | {
      readonly kind: "missing";
      readonly reason: MissingCounting["reason"];
      readonly isApi: boolean;
    };

/**
 * Reads a counting with its lines.
 * @throws ReadFault `folder`, or when the API wants no requests for a while
 */
export async function readCounting(
  read: Read,
  { header: { id } }: ListedCounting,
  folder: string,
): Promise<Reading> {
  const file = join(folder, incomingName, "counting.json");
  try {
    const answer = await read({ kind: "counting", counting: id, file });
    if (!answer.isRead) {
      if (answer.code === "folder" || answer.code === "rate-limited") throw faultOf(answer);
      return { kind: "missing", ...reasonOf(answer.code) };
    }
    const counting = await readBody(file);
    if (counting.header.active) return { kind: "active" };
    if (counting.header.id !== id || !isStorable(counting.header)) throw new UnreadableBody();
    // The header may have changed since the list was read.
    return { kind: "read", counting, listed: listed(counting.header), readAt: answer.fetchedAt };
  } catch (error) {
    if (error instanceof UnreadableBody) {
      return { kind: "missing", reason: "unreadable", isApi: false };
    }
    if (error instanceof ReadFault) throw error;
    throw new ReadFault("folder", errorName(error));
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

function reasonOf(code: string): Pick<Extract<Reading, { kind: "missing" }>, "reason" | "isApi"> {
  switch (code) {
    case "not-found":
    case "no-longer-available":
      return { reason: "gone", isApi: false };
    case "upstream-too-large":
      return { reason: "too-large", isApi: false };
    case "upstream-not-json":
      return { reason: "unreadable", isApi: false };
    default:
      return { reason: "failed", isApi: true };
  }
}

/** The counting as missing, to be tried again later and later; one that is gone, once its header has changed. */
export function missed(
  { header, hash }: ListedCounting,
  reason: MissingCounting["reason"],
  earlier: Missing | undefined,
  now: number,
): Missing {
  const tries = earlier?.hash === hash ? earlier.tries + 1 : 1;
  const waitMs =
    reason === "gone" ? Number.POSITIVE_INFINITY : Math.min(day, hour * 2 ** (tries - 1));
  return { id: header.id, startedAt: header.startedAt, reason, hash, tries, retryAt: now + waitMs };
}

function faultOf({ code, detail, retryAfter }: Extract<ReadAnswer, { isRead: false }>): ReadFault {
  return new ReadFault(code === "folder" ? "folder" : "api", detail, retryAfter);
}
