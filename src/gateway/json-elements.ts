import type { Bytes } from "./body.ts";
import { ProblemError } from "./problem.ts";
import { cutPiece } from "./scope/cut-piece.ts";
import { parseJson } from "./scope/json-bytes.ts";
import { createCutter, type wholeText } from "./scope/json-cutter.ts";

interface Wanted {
  /** The member whose list is read, or the whole text. */
  readonly list: string | typeof wholeText;
  /** A list with more ends in an error as soon as that shows. */
  readonly maxElements: number;
  /** The JSON of an element in the result; left out, the text that came. */
  readonly write?: (element: unknown) => string;
}

/** A body with a list, read. */
interface Elements {
  /** JSON of each; `undefined` when there is no such list. */
  readonly elements: readonly string[] | undefined;
  /** The other members. */
  readonly members: ReadonlyMap<string, unknown>;
}

/**
 * Reads a JSON body element by element, so that one with too many is never parsed and others work in between.
 * @throws ProblemError `upstream-not-json`, `upstream-too-large`
 */
export async function readElements(
  body: Bytes,
  { list, maxElements, write }: Wanted,
): Promise<Elements> {
  const members = new Map<string, unknown>();
  let elements: string[] | undefined;
  const cutter = createCutter(list, {
    member(key, text) {
      members.set(key, parseJson(text()));
      // The last one of a name counts, as everywhere in JSON.
      if (key === list) elements = undefined;
    },
    listBegins() {
      elements = [];
    },
    element(text) {
      if (elements?.length === maxElements) throw new ProblemError("upstream-too-large");
      const json = text();
      const element = parseJson(json);
      elements?.push(write?.(element) ?? json);
    },
    listEnds() {},
  });
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await cutPiece(cutter, value);
    }
    cutter.end();
    return { elements, members };
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  }
}
