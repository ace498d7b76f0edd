import * as v from "valibot";
import type { Counting } from "#contract/counting.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { lineChangesSchema, lineChangesType } from "#contract/line-changes.ts";
import { noneFound } from "#domain/lines/line-checks.ts";
import { disagreements, type IdentityFaults, lineQuality } from "#domain/lines/quality.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { LineTable } from "#lines/engine/line-table.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LoadedCounting, LoadProgress } from "#lines/line-store.ts";
import { FailureError } from "#transport/failure.ts";
import type { BodyStream, streamBody } from "#transport/stream.ts";
import { yieldToEventLoop } from "#worker/yield-to-event-loop.ts";
import { ArrivingCounting } from "./arriving-counting.ts";
import { futureFinishes, hasSameIdentities, identityFaults } from "./line-quality.ts";

/** The part of an answer needed to build results. */
type ReceivedLines = Pick<ArrivingCounting, "lines" | "faults" | "counting" | "read">;

/** A counting as far as received, not yet a version. */
export interface Load {
  readonly received: ReceivedLines;
  /** ETag of the answer; `null` without one, or when incomplete. */
  readonly tag: string | null;
  readonly lines: LineColumns;
  readonly table: LineTable;
  /** `null` while lines arrive. */
  readonly identityFaults: IdentityFaults | null;
  readonly loaded: Omit<LoadedCounting, "version" | "changed">;
}

export interface LoadHandler {
  readonly onProgress: (progress: LoadProgress) => void;
  /**
   * Called when sixteen times as many lines have arrived as in the last part, or half as many again after a second,
   * and when a load breaks off. Few lines arrive in one part, unless that takes long.
   * @returns what to wait for before reading more, if anything
   */
  readonly onPart: (load: Load) => Promise<void> | undefined;
}

/** Milliseconds between two progress reports. */
const reportIntervalMs = 100;

/**
 * Fewer lines than this are complete soon after the first of them: rendering parts would only shift the page.
 */
const minLinesForParts = 1000;
/** Milliseconds after the first lines when even few are reported in parts. */
const partsDelayMs = 100;

/** Growth that makes a new part at once, and after the interval in milliseconds. */
const growth = { atOnce: 16, later: 1.5, intervalMs: 1000 };

/**
 * Reads a counting as it arrives.
 * @param previous the current data, reused as far as it is unchanged; without it, a stale answer is acceptable
 * @param stop ends the transfer; what has arrived is the result then, if there is a header
 * @throws FailureError, or the signal's abort reason
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
  const options = {
    signal: AbortSignal.any([signal, stop]),
    allowStale: previous === null,
    knownTag: previous?.tag ?? null,
  };
  const read = async (body: BodyStream) => {
    if (previous && body.isUnchanged) return completeLoad(previous.received, body);
    const arriving = new ArrivingCounting(path, body.hidden.includes("costs"));
    try {
      await receive(body, arriving, handler);
      arriving.end();
    } catch (error) {
      const load = checkedLoad(arriving, body, false);
      signal.throwIfAborted();
      if (load && stop.aborted) return load;
      if (load) void handler.onPart(load);
      throw error;
    }
    const load = completeLoad(arriving, body);
    handler.onProgress({ read: arriving.read, total: load.loaded.counting.totalProducts });
    return load;
  };
  // Lines that were set aside have no row, so that what changed could not be placed.
  if (previous && previous.received.faults.length > 0) return stream(path, options, read);
  const withChanges = { ...options, mediaType: lineChangesType };
  const load = await stream(path, withChanges, (body) =>
    previous && body.mediaType === lineChangesType ? changedLoad(previous, body, path) : read(body),
  );
  return load ?? stream(path, { ...options, knownTag: null }, read);
}

/** @returns `null` when the whole answer is needed */
async function changedLoad(previous: Load, body: BodyStream, path: string): Promise<Load | null> {
  const arriving = new ArrivingCounting(path, body.hidden.includes("costs"));
  try {
    for await (const piece of body.chunks) arriving.push(piece);
    arriving.end();
  } catch (error) {
    // The whole answer shows what is wrong with it.
    if (error instanceof FailureError && error.failure.kind === "contract") return null;
    throw error;
  }
  const lines = changedLinesOf(previous.lines, arriving);
  const { counting } = arriving;
  return lines && completeLoad({ lines, faults: [], counting, read: lines.size }, body, previous);
}

/** @param previous the load before, whose lines may be the same */
function completeLoad(received: ReceivedLines, body: BodyStream, previous?: Load): Load {
  const load = checkedLoad(received, body, true, previous);
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
  let partAt = 0;
  let startedAt: number | null = null;
  const yieldIfDue = yieldToEventLoop();
  let rendering: Promise<void> | undefined;
  const reportPart = () => {
    const { counting, lines } = arriving;
    const now = performance.now();
    const factor = now - partAt < growth.intervalMs ? growth.atOnce : growth.later;
    if (!counting || arriving.isEnded || lines.size <= factor * count) return;
    startedAt ??= now;
    if (counting.totalProducts <= minLinesForParts && now - startedAt < partsDelayMs) return;
    count = lines.size;
    partAt = now;
    rendering = onPart(partialLoad(arriving, counting, body)) ?? rendering;
  };
  // On a timer, so that progress is correct also while nothing arrives.
  const reports = setInterval(() => {
    const { read, counting } = arriving;
    if (read !== reported) onProgress({ read, total: counting?.totalProducts ?? null });
    reported = read;
    reportPart();
  }, reportIntervalMs);
  try {
    for await (const piece of body.chunks) {
      arriving.push(piece);
      reportPart();
      await rendering;
      await yieldIfDue();
    }
  } finally {
    clearInterval(reports);
  }
}

const noTotals = { finishedWithoutCount: 0, uncountedWithDifference: 0 };
const noFaults: IdentityFaults = { repeated: 0, ofAnotherCounting: 0 };

/** The lines received so far; their quality is not checked yet. */
function partialLoad(received: ReceivedLines, counting: Counting, body: BodyStream): Load {
  const { lines, faults, read } = received;
  const { freshness, countRecord } = body;
  return {
    // Not the reader itself, which holds a part of the body.
    received: { lines, faults, counting, read },
    tag: null,
    lines,
    table: new LineTable(lines, freshness.fetchedAt, { isActive: counting.active }),
    identityFaults: null,
    loaded: {
      isWhole: false,
      isArriving: true,
      // Only the header is the gateway's: a field of this name in the body is from the API.
      counting: { ...counting, countRecord: countRecord ?? undefined },
      freshness,
      transferTime: body.transferTime(),
      read,
      faults: faults.slice(),
      quality: lineQuality(noTotals, 0, noFaults),
      checks: noneFound,
      disagreements: [],
    },
  };
}

/** @returns `null` without a header */
function checkedLoad(
  received: ReceivedLines,
  body: BodyStream,
  isWhole: boolean,
  previous?: Load,
): Load | null {
  const { counting, lines } = received;
  if (!counting) return null;
  const part = partialLoad(received, counting, body);
  const { totals } = part.table.figures(everyLine, defaultViewSettings);
  const known = previous && hasSameIdentities(previous, part) ? previous.identityFaults : null;
  const faults = known ?? identityFaults(lines, counting.id);
  return {
    ...part,
    identityFaults: faults,
    loaded: {
      ...part.loaded,
      isWhole,
      isArriving: false,
      quality: lineQuality(totals, futureFinishes(lines, body.freshness.fetchedAt), faults),
      checks: part.table.checks(),
      disagreements: isWhole ? disagreements(counting, totals) : [],
    },
  };
}

/**
 * The lines of a counting after what changed has arrived.
 * @param before the lines that the changes are since
 * @returns `null` when the changes do not fit: the whole answer is needed then
 */
function changedLinesOf(before: LineColumns, arriving: ArrivingCounting): LineColumns | null {
  const { lines, faults } = arriving;
  const parsed = v.safeParse(lineChangesSchema, arriving.member("changed"));
  if (!parsed.success || faults.length > 0) return null;
  const { count, rows } = parsed.output;
  const isAscending = rows.every((row, index) => index === 0 || row > (rows[index - 1] ?? row));
  const added = rows.filter((row) => row >= before.size).length;
  const isFilled = added === Math.max(0, count - before.size) && (rows.at(-1) ?? -1) < count;
  if (rows.length !== lines.size || !isAscending || !isFilled) return null;
  // A line that gets another id has moved, and then nothing is where it is expected.
  const [idBefore, idNow] = [before.numbers("id"), lines.numbers("id")];
  const areInPlace = rows.every(
    (row, index) => row >= before.size || idBefore.number(row) === idNow.number(index),
  );
  return areInPlace ? before.changed(count, rows, lines) : null;
}
