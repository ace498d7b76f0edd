import { hex, mix, mixText } from "./data/random.ts";
import type { ScheduledCounting } from "./data/schedule.ts";

/** The position in the list after which a page begins. */
export type Position = Pick<ScheduledCounting, "startedAt" | "id">;

const stamp = (seed: number, text: string) => hex(mix(seed, mixText(text)));

/** Encodes a position as opaque URL-safe text. */
export function writeCursor(seed: number, position: Position): string {
  const text = `${position.startedAt}.${position.id}`;
  return Buffer.from(`${text}.${stamp(seed, text)}`).toString("base64url");
}

/** @returns `null` for a text that is not a cursor of this organization's list */
export function readCursor(seed: number, cursor: string): Position | null {
  const written = Buffer.from(cursor, "base64url").toString();
  const [startedAt, id] = written.split(".");
  if (startedAt === undefined || id === undefined) return null;
  const position = { startedAt: Number(startedAt), id };
  // Decoding is lenient; only texts that re-encode identically are cursors.
  return writeCursor(seed, position) === cursor ? position : null;
}
