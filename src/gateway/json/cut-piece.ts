import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import type { JsonSplitter } from "./splitter.ts";

/** Small enough to be processed within a few milliseconds. */
const sliceBytes = 8 * 1024;

/**
 * Cuts a piece of a body in slices; other work runs in between.
 * @throws ProblemError `upstream-not-json`, `upstream-too-large`
 */
export async function splitPiece(splitter: JsonSplitter, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length; at += sliceBytes) {
    await yieldToEventLoop();
    splitter.push(piece.subarray(at, at + sliceBytes));
  }
}
