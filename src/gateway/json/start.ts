import { type Bytes, lazyBytes } from "#gateway/http/body.ts";
import { ProblemError } from "#gateway/http/problem.ts";

/** Maximum white space before the first character of JSON, in bytes. */
const maxBlankBytes = 64 * 1024;

/** The closing character that each opening character requires. */
const closing: Readonly<Record<string, string>> = { "{": "}", '"': '"' };

/**
 * Waits for a text's first character that is not white space.
 * @returns that character (empty without one) and the same body, unread; it fails at its end when its object or
 *   string is not closed, since some servers hide a break behind a proper end
 */
export async function peek(body: Bytes): Promise<{ readonly first: string; readonly body: Bytes }> {
  const reader = body.getReader();
  const seen: Uint8Array[] = [];
  let first = "";
  for (let blank = 0; first === "" && blank < maxBlankBytes; ) {
    const { done, value } = await reader.read();
    if (done) break;
    seen.push(value);
    blank += value.byteLength;
    first = firstSign(value);
  }
  return { first, body: resume(reader, seen, closing[first]) };
}

/** JSON's white space and the three bytes of a UTF-8 byte order mark. */
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

function firstSign(bytes: Uint8Array): string {
  const sign = bytes.find((byte) => !blanks.has(byte));
  return sign === undefined ? "" : String.fromCharCode(sign);
}

function lastSign(bytes: Uint8Array): string {
  const sign = bytes.findLast((byte) => !blanks.has(byte));
  return sign === undefined ? "" : String.fromCharCode(sign);
}

/**
 * Rebuilds a body from its start.
 * @param seen its first pieces, already read
 * @param end the character that it must end with
 */
export function resume(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  seen: Uint8Array[],
  end?: string,
): Bytes {
  let last = "";
  return lazyBytes({
    async pull(controller) {
      const chunk = seen.shift() ?? (await reader.read()).value;
      if (chunk !== undefined) {
        last = lastSign(chunk) || last;
        controller.enqueue(chunk);
      } else if (end === undefined || last === end) controller.close();
      else controller.error(new ProblemError("upstream-not-json"));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
