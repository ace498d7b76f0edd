import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import type { Cutter } from "./cutter.ts";

/** Small enough to be processed within a few milliseconds. */
const sliceBytes = 8 * 1024;

/**
 * Cuts a piece of a body in slices; other work runs in between.
 * @throws ProblemError `upstream-not-json`, `upstream-too-large`
 */
export async function cutPiece(cutter: Cutter, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length; at += sliceBytes) {
    await yieldToEventLoop();
    cutter.push(piece.subarray(at, at + sliceBytes));
  }
}
