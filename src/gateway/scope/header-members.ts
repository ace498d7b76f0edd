import type { CachedBody } from "#gateway/cache/cached-body.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { splitPiece } from "#gateway/json/cut-piece.ts";
import { createJsonSplitter } from "#gateway/json/splitter.ts";

type Header = Promise<ReadonlyMap<string, unknown>>;

/** By body and the names wanted of it. */
const headers = new WeakMap<CachedBody, Map<string, Header>>();

/**
 * Members of a counting's header by name, which may come before or after the lines. It reads only until all are found;
 * those that are missing are left out. Each body is searched once for the same names.
 * @throws ProblemError when the body breaks off before, or is unreadable
 */
export function headerMembers(body: CachedBody, names: readonly string[]): Header {
  const known = headers.get(body) ?? new Map<string, Header>();
  headers.set(body, known);
  const key = names.join();
  const header = known.get(key) ?? readHeader(body, names);
  known.set(key, header);
  return header;
}

async function readHeader(body: CachedBody, names: readonly string[]): Header {
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
