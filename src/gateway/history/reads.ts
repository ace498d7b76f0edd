import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pageSize } from "#contract/parameters.ts";
import { second } from "#domain/time/units.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ReadAnswer, ReadRequest } from "./protocol.ts";

/** How often it is asked whether viewers still wait for the API, in milliseconds. */
const busyMs = 250;

/** A reading that keeps viewers waiting for longer gives its place up, and begins again later, in milliseconds. */
const maxBusyMs = 5 * second;

/** Viewers wait for the place of a reading. */
class GivenUp extends Error {}

interface ReadParts {
  readonly api: Pick<CachedApi, "parse" | "read">;
  /** Whether viewers wait for the API: they go first. */
  readonly isBusy: () => boolean;
  /** How long viewers may wait for the place of a reading, in milliseconds. */
  readonly maxBusyMs?: number;
}

/** Reads the API for the archive, through the gateway's own queue and limits, while no viewer waits. */
export function createReads(parts: ReadParts) {
  const { api, isBusy } = parts;
  return async (request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer> => {
    for (;;) {
      try {
        while (isBusy()) await pause(busyMs, undefined, { signal, ref: false });
        return request.kind === "list"
          ? await readPage(api, request, signal)
          : await readCounting(parts, request, signal);
      } catch (error) {
        if (!(error instanceof GivenUp)) return failed(error);
      }
    }
  };
}

/** @returns a function that is called for each piece of a body, and throws when viewers have waited too long */
function watchBusy({ isBusy, maxBusyMs: max = maxBusyMs }: ReadParts): () => void {
  let since: number | undefined;
  return () => {
    if (isBusy()) since ??= performance.now();
    else since = undefined;
    if (since !== undefined && performance.now() - since >= max) throw new GivenUp();
  };
}

async function readPage(
  api: ReadParts["api"],
  { startedAfter, cursor }: Extract<ReadRequest, { kind: "list" }>,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const query = new URLSearchParams({ limit: String(pageSize.max), startedAfter });
  if (cursor !== null) query.set("cursor", cursor);
  const match = { name: "countings", segment: undefined } as const;
  const { body, fetchedAt } = await api.read(api.parse(match, query.toString()), signal);
  return { isRead: true, text: await new Response(body).text(), fetchedAt };
}

/** Passes the body on to a file as it arrives: it may be larger than what this process should hold. */
async function readCounting(
  parts: ReadParts,
  { counting, file }: Extract<ReadRequest, { kind: "counting" }>,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const match = { name: "counting", segment: encodeURIComponent(counting) } as const;
  const { api } = parts;
  const { body, fetchedAt } = await api.read(api.parse(match, ""), signal);
  const check = watchBusy(parts);
  const target = await open(file, "w", 0o600).catch(async (error) => {
    await body.cancel();
    throw error;
  });
  try {
    for await (const piece of body) {
      check();
      await target.writeFile(piece);
    }
  } finally {
    await target.close();
  }
  return { isRead: true, text: "", fetchedAt };
}

function failed(error: unknown): ReadAnswer {
  if (error instanceof ProblemError) {
    const { code, detail, retryAfter = 0 } = error.problem;
    return { isRead: false, code, detail, retryAfter };
  }
  return { isRead: false, code: "folder", detail: errorName(error), retryAfter: 0 };
}
