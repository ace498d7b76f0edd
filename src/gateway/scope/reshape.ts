import { type Bytes, lazyBytes } from "#gateway/http/body.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { splitPiece } from "#gateway/json/cut-piece.ts";
import { createJsonSplitter } from "#gateway/json/splitter.ts";
import type { Picker } from "./shape.ts";

/** How a JSON object is rewritten while it streams. */
export interface Reshaping {
  /** The member whose list is rewritten element by element. */
  readonly list: string;
  /** @returns `undefined` to leave an element out */
  readonly element: Picker;
  /** The other members to send. */
  readonly members: ReadonlyMap<string, Picker>;
}

/** Rewrites an object member by member; unreadable input ends in an error, never in its original text. */
export function reshape(body: Bytes, { list, element, members }: Reshaping): Bytes {
  const reader = body.getReader();
  const encoder = new TextEncoder();
  let out = "";
  let isFirstMember = true;
  let isFirstElement = true;

  const name = (key: string) => {
    out += `${isFirstMember ? "{" : ","}${JSON.stringify(key)}:`;
    isFirstMember = false;
  };
  const splitter = createJsonSplitter(list, {
    member(key, text) {
      const value = parseJson(text());
      const pick = members.get(key);
      if (pick === undefined) return;
      name(key);
      out += JSON.stringify(pick(value));
    },
    listBegins(key) {
      name(key);
      out += "[";
      isFirstElement = true;
    },
    element(text) {
      const value = element(parseJson(text()));
      if (value === undefined) return;
      out += `${isFirstElement ? "" : ","}${JSON.stringify(value)}`;
      isFirstElement = false;
    },
    listEnds() {
      out += "]";
    },
  });
  const end = () => {
    splitter.end();
    out += isFirstMember ? "{}" : "}";
  };

  return lazyBytes({
    async pull(controller) {
      for (let done = false; out === "" && !done; ) {
        const next = await reader.read();
        done = next.done;
        if (next.done) end();
        else await splitPiece(splitter, next.value);
        if (done) {
          controller.enqueue(encoder.encode(out));
          controller.close();
          return;
        }
      }
      controller.enqueue(encoder.encode(out));
      out = "";
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
