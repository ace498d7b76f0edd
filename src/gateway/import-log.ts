import type { Bytes } from "./body.ts";
import { nullStep, scan, stringStep } from "./json-scan.ts";
import { peek } from "./json-start.ts";
import { isJson } from "./media-type.ts";
import { ProblemError } from "./problem.ts";
import type { Answer } from "./upstream.ts";

/**
 * An import's error log as one JSON string, passed on while it comes: the API text gives no content
 * type, so that bare text is taken as well.
 * @throws ProblemError `no-longer-available` for `null`; `upstream-not-json` for anything that is no text
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

/** Some servers call a JSON string a text, or say nothing; quoting that would show its escapes. */
async function textBody({ body }: Answer): Promise<Bytes> {
  // Only the end tells JSON from bare text that happens to begin like it.
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

/** Bare text as a JSON string, piece by piece. */
async function quote(text: Bytes): Promise<Bytes> {
  const reader = text.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const inner = (piece: string) => JSON.stringify(piece).slice(1, -1);
  // Waiting for the first piece here lets a failure before it still become a problem.
  let next = await reader.read();
  let before = '"';
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = next;
        const piece = done ? decoder.decode() : decoder.decode(value, { stream: true });
        controller.enqueue(encoder.encode(`${before}${inner(piece)}${done ? '"' : ""}`));
        before = "";
        if (done) controller.close();
        else next = await reader.read();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
