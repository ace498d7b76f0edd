import type { Bytes } from "#gateway/http/body.ts";
import { orAborted } from "#gateway/http/deadline.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { splitPiece } from "#gateway/json/cut-piece.ts";
import { createJsonSplitter } from "#gateway/json/splitter.ts";
import { type ReadLine, readLine } from "./line-columns.ts";

interface Handlers {
  readonly line: (read: ReadLine) => void;
  readonly member?: (key: string, value: unknown) => void;
}

/**
 * Reads the answer with a counting line by line, as far as its consumer asks for more.
 * @returns yields after each piece of the answer
 * @throws ProblemError for an answer that is no counting or breaks off
 */
export async function* readLines(
  body: Bytes,
  { line, member }: Handlers,
  signal: AbortSignal,
): AsyncGenerator<void> {
  const splitter = createJsonSplitter("products", {
    member: (key, text) => member?.(key, parseJson(text())),
    listBegins() {},
    element: (text) => line(readLine(parseJson(text()))),
    listEnds() {},
  });
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await orAborted(reader.read(), signal);
      if (done) break;
      await splitPiece(splitter, value);
      yield;
    }
    splitter.end();
  } finally {
    reader.cancel().catch(() => {});
  }
}
