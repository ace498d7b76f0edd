import * as v from "valibot";
import type { Counting } from "#contract/counting.ts";
import { lineSchema } from "#contract/line.ts";
import type { AbcClass } from "#contract/scalars.ts";
import { FindingsTotaller, type LinesRead } from "#domain/briefing/line-findings.ts";
import { isReadAgain, unchangedPeriod } from "#domain/briefing/reading-period.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller, type LineTotals } from "#domain/lines/line-totals.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import type { CountedLines } from "#gateway/api/count-watch.ts";
import { createExpiringMap } from "#gateway/cache/expiring-map.ts";
import type { Bytes } from "#gateway/http/body.ts";
import { orAborted } from "#gateway/http/deadline.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { readLines } from "#gateway/json/read-lines.ts";
import { createUpstreamQueue } from "#gateway/upstream/queue.ts";
import { createSharing } from "./sharing.ts";
import type { Suspects } from "./suspects.ts";

/** What the lines of a counting say, whatever the working hours. */
export interface ReadLines {
  readonly lines: LinesRead;
  /** The sums of each ABC class; `none` is without a class. */
  readonly byClass: ClassTotals;
  /** When the API sent them, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Sums of lines by their ABC class. */
type ClassTotals = Readonly<Record<AbcClass | "none", LineTotals>>;

interface WantedLines {
  readonly counting: Pick<Counting, "id" | "warehouse" | "startedAt">;
  /** As `headerKey` writes it. */
  readonly header: string;
  /** Whether they are read although they were read a short while ago. */
  readonly isAgain?: boolean;
}

interface Reading {
  readonly read: ReadLines | null;
  /** What it was made of: the hash of the answer, and the suspects. */
  readonly source: string;
  /** Lines counted by the answer's header, and all lines. */
  readonly counted: number;
  readonly count: number;
  /** The header that the lines were read for. */
  readonly header: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Readings that are kept at most, and their lines: the finish of each is kept, by person and by zone. */
const maxKept = { countings: 200, lines: 400_000 };

/** Countings that are read at once: each takes a second or more of the processor. */
const maxAtOnce = 2;

/** Reads a counting's lines, as `createLineReadings` says. */
export type LineReadings = ReturnType<typeof createLineReadings>;

/**
 * Reads the lines of countings, each as rarely as `isReadAgain` says, however many want them, and stops when the last of
 * them leaves. An answer that is the same as before is not parsed again.
 * @param suspects without it, nothing is known of the counts before
 * @returns a function that reads a counting's lines; `null` for lines that cannot be read. It throws a ProblemError, or
 *   ViewerLeft
 */
export function createLineReadings(
  api: Pick<CachedApi, "parse" | "find" | "counts">,
  suspects?: Suspects,
) {
  const kept = createExpiringMap<Reading>({
    // A reading is compared with the answer after it, which may come late.
    ageMs: 2 * unchangedPeriod,
    maxEntries: maxKept.countings,
    maxWeight: maxKept.lines,
  });
  const share = createSharing<ReadLines | null>();
  const slots = createUpstreamQueue(maxAtOnce, null);

  const read = async (
    { counting, header }: WantedLines,
    signal: AbortSignal,
  ): Promise<ReadLines | null> => {
    const { id } = counting;
    const asked = suspects?.(counting, signal);
    const request = api.parse({ name: "counting", segment: encodeURIComponent(id) }, "");
    const { answer, release } = await api.find(request, { signal, readsLines: true });
    try {
      const { body, fetchedAt } = answer;
      const found = (await asked) ?? null;
      const keep = (reading: Omit<Reading, "header" | "at">): ReadLines | null => {
        const { read, counted, count } = reading;
        if (read) api.counts.learn(id, countedLines(read.lines, counted), fetchedAt);
        // What cannot be read is not read again for as long either: it takes the same time.
        kept.set(id, { ...reading, header, at: Date.now() }, count);
        return read;
      };
      const sourceOf = (hash: string) => [hash, ...(found ?? ["unknown"])].join();
      const known = kept.get(id);
      if (known?.header === header) {
        const source = sourceOf(await orAborted(body.completed, signal));
        if (source === known.source) {
          return keep({ ...known, read: known.read && { ...known.read, fetchedAt } });
        }
      }
      const leave = await slots.enter({ names: new Set() }, signal);
      try {
        const { lines, byClass, counted, count } = await readFindings(
          body.read("identity"),
          found,
          signal,
        );
        const source = sourceOf(await orAborted(body.completed, signal));
        const read = lines && { lines, byClass, fetchedAt };
        return keep({ read, source, counted, count });
      } finally {
        leave();
      }
    } finally {
      release();
    }
  };
  return async (wanted: WantedLines, signal: AbortSignal): Promise<ReadLines | null> => {
    const { id } = wanted.counting;
    const known = kept.get(id);
    if (known && !wanted.isAgain && !isReadAgain(known, wanted, Date.now())) return known.read;
    return share(id, signal, (own) => read(wanted, own));
  };
}

function countedLines({ totals, people }: LinesRead, counted: number): CountedLines {
  const finishes = Float64Array.from(people.flatMap((person) => [...person.finishes])).sort();
  return { counted, finishes, firstStart: totals.firstStart };
}

/** @returns `lines` is `null` when a line cannot be read; `count` is the number of lines */
async function readFindings(
  body: Bytes,
  suspects: ReadonlySet<string> | null,
  signal: AbortSignal,
) {
  const totaller = new FindingsTotaller(suspects);
  const classes = {
    A: new LineTotaller(),
    B: new LineTotaller(),
    C: new LineTotaller(),
    none: new LineTotaller(),
  };
  let isReadable = true;
  let count = 0;
  let counted = Number.NaN;
  const reading = readLines(
    body,
    {
      member(key, text) {
        if (key === "totalProductsCounted") counted = Number(parseJson(text()));
      },
      line(value) {
        count += 1;
        const line = v.safeParse(lineSchema, value);
        if (line.success) {
          const facts = lineFacts(line.output);
          totaller.add(facts);
          classes[facts[defaultViewSettings.lens] ?? "none"].add(facts);
        } else isReadable = false;
      },
    },
    signal,
  );
  // The lines are only added up.
  for await (const _ of reading);
  const byClass: ClassTotals = {
    A: classes.A.totals(),
    B: classes.B.totals(),
    C: classes.C.totals(),
    none: classes.none.totals(),
  };
  return { lines: isReadable ? totaller.read() : null, byClass, counted, count };
}
