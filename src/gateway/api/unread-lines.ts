import { setTimeout as pause } from "node:timers/promises";
import { second } from "#domain/time/units.ts";

/** Viewers' own requests go first: the reading begins so long after a list, in milliseconds. */
const delayMs = 500;

/** After each reading, half as long as it took, and at least so long, in milliseconds. */
const minPauseMs = 100;

/** Longest reading of one counting, in milliseconds: less than a viewer waits for the only slot of the API. */
const maxReadMs = 10 * second;

interface UnreadLinesParts {
  /** The next counting whose lines tell more than its headers; `null` for none. */
  readonly next: () => string | null;
  /** Reads its lines; then it is no longer the next one, even if that fails. */
  readonly read: (id: string, signal: AbortSignal) => Promise<void>;
  /** Whether viewers wait for the API. */
  readonly isBusy: () => boolean;
}

export interface UnreadLines {
  /** Called when someone asks for a list. */
  begin(): void;
  /** Resolves when nothing is being read, or about to be. */
  settled(): Promise<void>;
}

/**
 * Reads the lines of countings of which only headers are known, one counting after the other, so that a list forecasts
 * and tells standstills as exactly as their pages.
 */
export function createUnreadLines({ next, read, isBusy }: UnreadLinesParts): UnreadLines {
  let running: Promise<void> | undefined;
  let isReading = false;
  const run = async (): Promise<void> => {
    await pause(delayMs, undefined, { ref: false });
    for (let id = next(); id !== null && !isBusy(); id = next()) {
      const start = performance.now();
      isReading = true;
      await read(id, AbortSignal.timeout(maxReadMs));
      isReading = false;
      const pauseMs = Math.max(minPauseMs, (performance.now() - start) / 2);
      await pause(pauseMs, undefined, { ref: false });
    }
  };
  return {
    begin() {
      running ??= run()
        // After a failure, the others are read after a later list.
        .catch(() => {})
        .finally(() => {
          running = undefined;
          isReading = false;
        });
    },
    async settled() {
      if (isReading || next() !== null) await running;
    },
  };
}
