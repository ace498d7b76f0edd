import type { CachedBody } from "#gateway/cache/cached-body.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { splitPiece } from "#gateway/json/cut-piece.ts";
import { createJsonSplitter } from "#gateway/json/splitter.ts";

/**
 * Members of a counting's header by name, which may come before or after the lines. It reads only until all are found;
 * those that are missing are left out.
 * @throws ProblemError when the body breaks off before, or is unreadable
 */
export async function headerMembers(
  body: CachedBody,
  names: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  const splitter = createJsonSplitter("products", {
    member(key, text) {
      if (names.includes(key) && !found.has(key)) found.set(key, parseJson(text()));
    },
    listBegins() {},
    element() {},
    listEnds() {},
  });
  const reader = body.read("identity").getReader();
  try {
    while (found.size < names.length) {
      const { done, value } = await reader.read();
      if (done) {
        splitter.end();
        break;
      }
      await splitPiece(splitter, value);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return found;
}
