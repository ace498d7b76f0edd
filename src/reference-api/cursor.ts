import { hex, mix, mixText } from "./data/random.ts";
import type { ScheduledCounting } from "./data/schedule.ts";

/** The place in the list's order after which a page begins. */
export type Position = Pick<ScheduledCounting, "startedAt" | "id">;

const stamp = (seed: number, text: string) => hex(mix(seed, mixText(text)));

/** Writes a position as an opaque text of URL-safe characters. */
export function writeCursor(seed: number, position: Position): string {
  const text = `${position.startedAt}.${position.id}`;
  return Buffer.from(`${text}.${stamp(seed, text)}`).toString("base64url");
}

/** @returns `null` for a text that this organization's list never gave out */
export function readCursor(seed: number, cursor: string): Position | null {
  const written = Buffer.from(cursor, "base64url").toString();
  const [startedAt, id] = written.split(".");
  if (startedAt === undefined || id === undefined) return null;
  const position = { startedAt: Number(startedAt), id };
  // Decoding forgives much; only what would be written again is a cursor.
  return writeCursor(seed, position) === cursor ? position : null;
}
