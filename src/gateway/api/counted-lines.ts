import * as v from "valibot";
import { countingSchema } from "#contract/counting.ts";
import { lineSchema } from "#contract/line.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import type { Bytes } from "#gateway/http/body.ts";
import { readElements } from "#gateway/json/elements.ts";
import type { CountedLines } from "./count-watch.ts";

const finishedSchema = v.object({ finishedAt: lineSchema.entries.finishedAt });
const { totalProductsCounted } = countingSchema.entries;

/**
 * Reads from a counting's body what its lines tell of the number of counted ones.
 * @returns `null` when not all of them can be read
 */
async function readCountedLines(body: Bytes): Promise<CountedLines | null> {
  let lastFinish: number | null = null;
  let isReadable = true;
  const { elements, members } = await readElements(body, {
    list: "products",
    maxElements: Number.POSITIVE_INFINITY,
    write(line) {
      const { success, output } = v.safeParse(finishedSchema, line);
      if (!success) isReadable = false;
      else if (output.finishedAt !== null) {
        lastFinish = Math.max(lastFinish ?? 0, Date.parse(output.finishedAt));
      }
      // Nothing of a line is kept.
      return "";
    },
  });
  const counted = v.safeParse(totalProductsCounted, members.get("totalProductsCounted"));
  const isKnown = isReadable && elements !== undefined && counted.success;
  return isKnown ? { counted: counted.output, lastFinish } : null;
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
