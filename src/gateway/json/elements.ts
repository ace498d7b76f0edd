import type { Bytes } from "#gateway/http/body.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { parseJson } from "./bytes.ts";
import { splitPiece } from "./cut-piece.ts";
import { createJsonSplitter, type wholeText } from "./splitter.ts";

interface Wanted {
  /** The member whose list is read, or the whole text. */
  readonly list: string | typeof wholeText;
  /** A longer list fails as soon as the limit is passed. */
  readonly maxElements: number;
  /** Serializes an element, whose original text is `json`; without it that text is used. */
  readonly write?: (element: unknown, json: string) => string;
}

interface Elements {
  /** JSON of each element; `undefined` without such a list. */
  readonly elements: readonly string[] | undefined;
  /** The other members. */
  readonly members: ReadonlyMap<string, unknown>;
}

/**
 * Parses a JSON body element by element, so that one with too many is never parsed as a whole and other work runs in
 * between.
 * @throws ProblemError `upstream-not-json`, `upstream-too-large`
 */
export async function readElements(
  body: Bytes,
  { list, maxElements, write }: Wanted,
): Promise<Elements> {
  const members = new Map<string, unknown>();
  let elements: string[] | undefined;
  const splitter = createJsonSplitter(list, {
    member(key, text) {
      members.set(key, parseJson(text()));
      // JSON's rule for repeated names: the last one wins.
      if (key === list) elements = undefined;
    },
    listBegins() {
      elements = [];
    },
    element(text) {
      if (elements?.length === maxElements) throw new ProblemError("upstream-too-large");
      const json = text();
      const element = parseJson(json);
      elements?.push(write?.(element, json) ?? json);
    },
    listEnds() {},
  });
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await splitPiece(splitter, value);
    }
    splitter.end();
    return { elements, members };
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  }
}
