import * as v from "valibot";
import { countingSchema } from "#contract/counting.ts";
import { lineSchema } from "#contract/line.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import type { Bytes } from "#gateway/http/body.ts";
import { readElements } from "#gateway/json/elements.ts";
import type { CountedLines } from "./count-watch.ts";

const { startedAt, finishedAt } = lineSchema.entries;
const timesSchema = v.object({ startedAt, finishedAt });
const { totalProductsCounted } = countingSchema.entries;

/**
 * Reads from a counting's body when its lines were counted.
 * @returns `null` when not all of them can be read
 */
async function readCountedLines(body: Bytes): Promise<CountedLines | null> {
  const finishes: number[] = [];
  let firstStart = Number.POSITIVE_INFINITY;
  let isReadable = true;
  const { elements, members } = await readElements(body, {
    list: "products",
    maxElements: Number.POSITIVE_INFINITY,
    write(line) {
      const { success, output } = v.safeParse(timesSchema, line);
      if (!success) isReadable = false;
      else {
        if (output.finishedAt !== null) finishes.push(Date.parse(output.finishedAt));
        if (output.startedAt !== null) {
          firstStart = Math.min(firstStart, Date.parse(output.startedAt));
        }
      }
      // Nothing of a line is kept.
      return "";
    },
  });
  const counted = v.safeParse(totalProductsCounted, members.get("totalProductsCounted"));
  if (!isReadable || elements === undefined || !counted.success) return null;
  return {
    counted: counted.output,
    finishes: Float64Array.from(finishes).sort(),
    firstStart: Number.isFinite(firstStart) ? firstStart : null,
  };
}

/** Reads each body once, however many viewers wait for it. */
export function createCountedLinesReader() {
  const readings = new WeakMap<object, Promise<CountedLines | null>>();
  return (body: Pick<CachedBody, "read">): Promise<CountedLines | null> => {
    const reading = readings.get(body) ?? readCountedLines(body.read("identity"));
    readings.set(body, reading);
    return reading;
  };
}
