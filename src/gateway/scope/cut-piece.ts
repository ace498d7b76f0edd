import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import type { Cutter } from "./json-cutter.ts";

/** So few bytes that what they hold is worked through in a few milliseconds. */
const sliceBytes = 8 * 1024;

/**
 * Cuts a piece of a body and lets others work in between.
 * @throws ProblemError `upstream-not-json`, `upstream-too-large`
 */
export async function cutPiece(cutter: Cutter, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length; at += sliceBytes) {
    await yieldToEventLoop();
    cutter.push(piece.subarray(at, at + sliceBytes));
  }
}
