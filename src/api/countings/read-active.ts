import type { Counting } from "#contract/counting.ts";
import type { LineStore } from "#lines/line-store.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import type { ActiveCountings } from "./active-countings.ts";

/** A counting whose lines could not be loaded. */
interface FailedReading {
  readonly kind: "failed";
  readonly counting: Counting;
  readonly failure: Failure;
}

/** Progress of reading the lines of every active counting. */
export interface ActiveReading<Result> {
  readonly phase: "finding" | "reading" | "stopped" | "done";
  /** The active countings found so far; `null` before the list's first page. */
  readonly found: ActiveCountings | null;
  /** Results so far, in the order of the active countings. */
  readonly results: readonly (Result | FailedReading)[];
}

interface ActiveSources<Result> {
  readonly find: (search: {
    readonly signal: AbortSignal;
    readonly onPage: (progress: ActiveCountings) => void;
  }) => Promise<ActiveCountings>;
  /** The countings to read, in order; without it, the active ones. */
  readonly choose?: (found: ActiveCountings) => readonly Counting[];
  readonly open: (id: string) => LineStore;
  /** Loads and reads the lines of one counting. */
  readonly read: (store: LineStore, counting: Counting) => Promise<Result>;
}

/**
 * Reads the lines of every active counting, one counting at a time and each in a worker of its own. A counting that fails
 * is recorded and the rest continues; an abort keeps what was read and ends as `stopped`, as does any other error.
 * @param onChange called on every change, including the last
 * @throws any error except failures to load and the abort
 */
export async function readActiveCountings<Result>(
  { find, choose = ({ active }) => active, open, read }: ActiveSources<Result>,
  { signal, onChange }: { signal: AbortSignal; onChange: (reading: ActiveReading<Result>) => void },
): Promise<void> {
  let reading: ActiveReading<Result> = { phase: "finding", found: null, results: [] };
  const change = (next: Partial<ActiveReading<Result>>) => {
    reading = { ...reading, ...next };
    onChange(reading);
  };
  const readOne = async (counting: Counting): Promise<Result | FailedReading> => {
    signal.throwIfAborted();
    const store = open(counting.id);
    try {
      return await read(store, counting);
    } catch (error) {
      if (signal.aborted || !(error instanceof FailureError)) throw error;
      return { kind: "failed", counting, failure: error.failure };
    } finally {
      store.close();
    }
  };
  change({});
  try {
    const found = await find({ signal, onPage: (progress) => change({ found: progress }) });
    change({ phase: "reading", found });
    for (const counting of choose(found)) {
      const result = await readOne(counting);
      change({ results: [...reading.results, result] });
    }
    change({ phase: "done" });
  } catch (error) {
    change({ phase: "stopped" });
    if (!signal.aborted) throw error;
  }
}
