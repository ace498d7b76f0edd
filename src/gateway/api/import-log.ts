import { type Bytes, mapText } from "#gateway/http/body.ts";
import { isJson } from "#gateway/http/media-type.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { nullStep, scan, stringStep } from "#gateway/json/scan.ts";
import { peek } from "#gateway/json/start.ts";
import type { Answer } from "#gateway/upstream/upstream.ts";

/**
 * An import's error log as one JSON string, streamed. The API's description gives no content type, so that plain text
 * is accepted, too.
 * @throws ProblemError `no-longer-available` for `null`; `upstream-not-json` for anything but text
 */
export async function importLogBody(answer: Answer): Promise<Bytes> {
  if (answer.type === "text/plain" || answer.type === "") return textBody(answer);
  if (!isJson(answer.type)) {
    await answer.body.cancel();
    throw new ProblemError("upstream-not-json");
  }
  const { first, body } = await peek(answer.body);
  if (first === '"') return body;
  const other = await notNull(body);
  await other.cancel();
  throw new ProblemError("upstream-not-json");
}

/** Some servers label a JSON string as text, or not at all; quoting it again would show its escapes. */
async function textBody({ body }: Answer): Promise<Bytes> {
  // Only the end distinguishes JSON from plain text that begins like it.
  const text = await scan(await notNull(body), stringStep);
  return text.isWhole ? text.body : quote(text.body);
}

/** @throws ProblemError `no-longer-available` */
async function notNull(body: Bytes): Promise<Bytes> {
  const { isWhole, body: same } = await scan(body, nullStep);
  if (!isWhole) return same;
  await same.cancel();
  throw new ProblemError("no-longer-available");
}

/** Plain text as a JSON string, streamed. */
function quote(text: Bytes): Bytes {
  let opening = '"';
  return mapText(text, new TextDecoder(), (piece, isEnd) => {
    const quoted = `${opening}${JSON.stringify(piece).slice(1, -1)}${isEnd ? '"' : ""}`;
    opening = "";
    return quoted;
  });
}
