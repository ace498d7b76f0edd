import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { lineSchema } from "#contract/line.ts";
import { FindingsTotaller } from "#domain/briefing/line-findings.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { splitPiece } from "#gateway/json/cut-piece.ts";
import { createJsonSplitter } from "#gateway/json/splitter.ts";

/** A counting's header, and what its lines say. */
export interface ReadDetail {
  readonly counting: Counting;
  /** `null` when a line could not be read. */
  readonly lines: FindingsTotaller | null;
  /** When the API sent it, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Why there is no newer answer; `null` for a fresh one. */
  readonly stale: ProblemError | null;
}

/**
 * Reads a counting line by line, so that only one is in memory and other work runs in between.
 * @throws ProblemError
 */
export async function readDetail(
  api: Pick<CachedApi, "parse" | "find" | "counts">,
  id: string,
  signal: AbortSignal,
): Promise<ReadDetail> {
  const request = api.parse({ name: "counting", segment: encodeURIComponent(id) }, "");
  const { answer, stale = null, release } = await api.find(request, { signal });
  const header: Record<string, unknown> = {};
  const lines = new FindingsTotaller();
  let isReadable = true;
  const splitter = createJsonSplitter("products", {
    member(key, text) {
      if (Object.hasOwn(countingSchema.entries, key)) header[key] = parseJson(text());
    },
    listBegins() {},
    element(text) {
      const line = v.safeParse(lineSchema, parseJson(text()));
      if (line.success) lines.add(lineFacts(line.output));
      else isReadable = false;
    },
    listEnds() {},
  });
  const reader = answer.body.read("identity").getReader();
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) break;
      await splitPiece(splitter, value);
    }
    splitter.end();
  } finally {
    reader.cancel().catch(() => {});
    release();
  }
  const counting = v.safeParse(countingSchema, header);
  if (!counting.success) throw new ProblemError("upstream-not-json");
  const { totalProductsCounted: counted } = counting.output;
  if (isReadable) api.counts.learn(id, { counted, lastFinish: lines.lastFinish() });
  return {
    counting: counting.output,
    lines: isReadable ? lines : null,
    fetchedAt: answer.fetchedAt,
    stale,
  };
}
