import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { countRecordSchema } from "#contract/count-record.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import { readFault, writeFault } from "#gateway/folder/folder-faults.ts";
import { withRegularFile } from "#gateway/folder/regular-file.ts";
import { replaceFile } from "#gateway/folder/replace-file.ts";
import { maxCountings, type Sighting, type SightingStore } from "./count-watch.ts";

/** Changes are written together, this long after the first of them, in milliseconds. */
const delayMs = 10_000;

/** The file mends itself: it is written again with the next change. */
const effects = {
  read: "so forecasts are by the average until lines are read, and standstills known from this start on",
  write: "so the next start may forecast by the average and know standstills later",
  removed: "or wait until it is written again",
};

const version = 2;

/** What is in the file: id, counted lines, when they were seen last, and the lines over time. */
const fileSchema = v.object({
  version: v.literal(version),
  counts: v.pipe(
    v.array(v.strictTuple([v.string(), v.number(), v.number(), countRecordSchema])),
    v.maxLength(maxCountings),
  ),
});

/** A file of an earlier version is left out without a word, as it is written again with the next change. */
const earlierSchema = v.object({ version: v.literal(1) });

interface StoredSightings extends SightingStore {
  /** What is wrong with the file, until it is written. */
  fault(): string | undefined;
}

/**
 * Sightings in a file of the folder for state. A file that cannot be read is as good as none.
 * @param onFault called with the reason when the file cannot be read or written
 */
export function createSightingStore(
  stateDir: string,
  onFault: (sentence: string) => void,
): StoredSightings {
  const path = join(stateDir, "counts.json");
  let fault: string | undefined;
  const failed = (doing: "read" | "write", error: unknown) => {
    const sentence = (doing === "read" ? readFault : writeFault)("counts", error, effects);
    // Once until it succeeds, since it is tried again soon.
    if (fault !== sentence) onFault(sentence);
    fault = sentence;
  };
  let isWaiting = false;
  let isWriting = false;

  const write = async (sightings: ReadonlyMap<string, Sighting>) => {
    isWaiting = false;
    isWriting = true;
    try {
      await replaceFile(path, textOf(sightings));
      fault = undefined;
    } catch (error) {
      failed("write", error);
    }
    isWriting = false;
  };

  return {
    known: read(path, (error) => failed("read", error)),
    fault: () => fault,
    keep(sightings) {
      if (isWaiting) return;
      isWaiting = true;
      const begin = () => {
        if (isWriting) setTimeout(begin, delayMs).unref();
        else void write(sightings);
      };
      setTimeout(begin, delayMs).unref();
    },
  };
}

function read(path: string, onFault: (error: unknown) => void): [string, Sighting][] {
  try {
    const text = withRegularFile(path, (file) => readFileSync(file, "utf8"));
    const content: unknown = JSON.parse(text);
    if (v.is(earlierSchema, content)) return [];
    const { counts } = v.parse(fileSchema, content);
    // A clock that was ahead would outrank every answer until that time comes.
    const past = counts.filter(([, , seenAt]) => seenAt <= Date.now());
    return past.map(([id, counted, seenAt, record]) => [id, { counted, seenAt, record }]);
  } catch (error) {
    if (errorName(error) !== "ENOENT") onFault(error);
    return [];
  }
}

function textOf(sightings: ReadonlyMap<string, Sighting>): string {
  const counts = [...sightings].map(([id, { counted, seenAt, record }]) => [
    id,
    counted,
    seenAt,
    record,
  ]);
  return JSON.stringify({ version, counts });
}
