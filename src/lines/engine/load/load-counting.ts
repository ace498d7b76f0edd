import type { Counting } from "#contract/counting.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { disagreements, type LineIdentity, QualityTally } from "#domain/lines/quality.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { LineTable } from "#lines/engine/line-table.ts";
import { RowFacts } from "#lines/engine/row-facts.ts";
import { yieldToEventLoop } from "#lines/engine/yield-to-event-loop.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LoadedCounting, LoadProgress } from "#lines/line-store.ts";
import type { BodyStream, streamBody } from "#transport/stream.ts";
import { ArrivingCounting } from "./arriving-counting.ts";

/** What came of an answer. */
type Arrived = Pick<ArrivingCounting, "lines" | "faults" | "counting" | "read">;

/** A counting as far as it had come, not yet under a version. */
export interface Load {
  readonly arrived: Arrived;
  /** Names the answer; `null` when it has no name, or has not come whole. */
  readonly tag: string | null;
  readonly lines: LineColumns;
  readonly table: LineTable;
  readonly loaded: Omit<LoadedCounting, "version" | "changed">;
}

export interface LoadHandler {
  readonly onProgress: (progress: LoadProgress) => void;
  /**
   * Called when sixteen times as many lines have come as by the last part, and when a load breaks off. A few lines
   * come in one piece, unless that takes long.
   * @returns what to wait for before more is read, if anything
   */
  readonly onPart: (load: Load) => Promise<void> | undefined;
}

/** Milliseconds between two reports of progress. */
const reportEvery = 100;

/** So many lines are all there soon after the first of them: shown in parts, they would move the page for nothing. */
const minCount = 1000;
/** Milliseconds after the first of them when even few are shown in parts. */
const delay = 100;

/**
 * Reads a counting as it arrives.
 * @param previous what is shown so far, which may be what is answered again; without anything, an old answer will do
 * @param stop ends the transfer; what had come is the answer then, if there is a header
 * @throws FailureError, or whatever the signal was aborted with
 */
export async function loadCounting(
  id: string,
  signal: AbortSignal,
  previous: Load | null,
  stop: AbortSignal,
  handler: LoadHandler,
  stream: typeof streamBody,
): Promise<Load> {
  handler.onProgress({ read: 0, total: null });
  const path = `/api${endpointPath("counting", id)}`;
  const signals = AbortSignal.any([signal, stop]);
  return stream(path, signals, previous === null, previous?.tag ?? null, async (body) => {
    if (previous && body.isKnown) return wholeOf(previous.arrived, body);
    const arriving = new ArrivingCounting(path, body.hidden.includes("costs"));
    try {
      await receive(body, arriving, handler);
      arriving.end();
    } catch (error) {
      const load = loadOf(arriving, body, false);
      signal.throwIfAborted();
      if (load && stop.aborted) return load;
      if (load) void handler.onPart(load);
      throw error;
    }
    const load = wholeOf(arriving, body);
    handler.onProgress({ read: arriving.read, total: load.loaded.counting.totalProducts });
    return load;
  });
}

function wholeOf(arrived: Arrived, body: BodyStream): Load {
  const load = loadOf(arrived, body, true);
  if (!load) throw new Error("A counting that ended has a header");
  return { ...load, tag: body.tag };
}

async function receive(
  body: BodyStream,
  arriving: ArrivingCounting,
  { onProgress, onPart }: LoadHandler,
): Promise<void> {
  let reported = 0;
  let count = 0;
  let begun: number | null = null;
  const rest = yieldToEventLoop();
  let drawing: Promise<void> | undefined;
  const tellPart = () => {
    const { counting, lines } = arriving;
    if (!counting || arriving.isEnded || lines.size <= 16 * count) return;
    begun ??= performance.now();
    if (counting.totalProducts <= minCount && performance.now() - begun < delay) return;
    count = lines.size;
    drawing = onPart(columnsOf(arriving, counting, body)) ?? drawing;
  };
  // By the clock, so that it is true also while nothing more comes.
  const reports = setInterval(() => {
    const { read, counting } = arriving;
    if (read !== reported) onProgress({ read, total: counting?.totalProducts ?? null });
    reported = read;
    tellPart();
  }, reportEvery);
  try {
    for await (const piece of body.pieces) {
      arriving.push(piece);
      tellPart();
      await drawing;
      await rest();
    }
  } finally {
    clearInterval(reports);
  }
}

/** What is there while more is on its way; whether it is sound is not looked into yet. */
function columnsOf(arrived: Arrived, counting: Counting, body: BodyStream): Load {
  const { lines, faults, read } = arrived;
  const { freshness } = body;
  const tally = new QualityTally(counting.id, freshness.fetchedAt);
  return {
    // Not what reads the body, which holds a part of that.
    arrived: { lines, faults, counting, read },
    tag: null,
    lines,
    table: new LineTable(lines, freshness.fetchedAt),
    loaded: {
      isWhole: false,
      isArriving: true,
      counting,
      freshness,
      transferTime: body.transferTime(),
      read,
      faults: faults.slice(),
      quality: tally.quality({ finishedWithoutCount: 0, uncountedWithDifference: 0 }),
      disagreements: [],
    },
  };
}

/** @returns `null` without a header */
function loadOf(arrived: Arrived, body: BodyStream, isWhole: boolean): Load | null {
  const { counting } = arrived;
  if (!counting) return null;
  const part = columnsOf(arrived, counting, body);
  const { totals } = part.table.figures(everyLine, defaultViewSettings);
  const tally = new QualityTally(counting.id, body.freshness.fetchedAt);
  for (const line of identities(part.lines)) tally.add(line);
  return {
    ...part,
    loaded: {
      ...part.loaded,
      isWhole,
      isArriving: false,
      quality: tally.quality(totals),
      disagreements: isWhole ? disagreements(counting, totals) : [],
    },
  };
}

function* identities(lines: LineColumns): Generator<LineIdentity> {
  const facts = new RowFacts(lines);
  const [ids, indexes] = [lines.numbers("id"), lines.numbers("index")];
  const countingIds = lines.texts("counting.id");
  for (let row = 0; row < lines.size; row += 1) {
    const { startedAt, finishedAt } = facts.at(row);
    const countingId = countingIds.read(row) ?? "";
    yield { id: ids.number(row), index: indexes.number(row), startedAt, finishedAt, countingId };
  }
}
