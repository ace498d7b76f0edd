import type { Bytes } from "#gateway/http/body.ts";
import { orAborted } from "#gateway/http/deadline.ts";
import { parseJson } from "./bytes.ts";
import { splitPiece } from "./cut-piece.ts";
import { createJsonSplitter } from "./splitter.ts";

interface Handlers {
  readonly line: (value: unknown) => void;
  /** The other members, each with a function that returns its JSON. */
  readonly member?: (key: string, text: () => string) => void;
}

/**
 * Reads the answer with a counting line by line, as far as its consumer asks for more: only one line is in memory, and
 * other work runs in between.
 * @returns yields after each piece of the answer
 * @throws ProblemError for an answer that is no counting or breaks off
 */
export async function* readLines(
  body: Bytes,
  { line, member }: Handlers,
  signal: AbortSignal,
): AsyncGenerator<void> {
  const splitter = createJsonSplitter("products", {
    member: (key, text) => member?.(key, text),
    listBegins() {},
    element: (text) => line(parseJson(text())),
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
