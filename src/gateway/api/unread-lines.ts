import { setTimeout as pause } from "node:timers/promises";
import { second } from "#domain/time/units.ts";

/** Viewers' own requests go first: the reading begins so long after a list, in milliseconds. */
const delayMs = 500;

/** After each reading, half as long as it took, and at least so long, in milliseconds. */
const minPauseMs = 100;

/** Longest reading of one counting, in milliseconds. */
const maxReadMs = 30 * second;

interface UnreadLinesParts {
  /** The next counting whose lines tell more than its headers; `null` for none. */
  readonly next: () => string | null;
  /** Reads its lines. */
  readonly read: (id: string, signal: AbortSignal) => Promise<void>;
  /** Whether viewers wait for the API. */
  readonly isBusy: () => boolean;
}

export interface UnreadLines {
  /** Called when someone asks for a list. */
  begin(): void;
  /** Resolves when nothing is being read. */
  settled(): Promise<void>;
}

/**
 * Reads the lines of countings of which only headers are known, one counting after the other, so that a list forecasts
 * and tells standstills as exactly as their pages.
 */
export function createUnreadLines({ next, read, isBusy }: UnreadLinesParts): UnreadLines {
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    await pause(delayMs, undefined, { ref: false });
    for (let id = next(); id !== null && !isBusy(); id = next()) {
      const start = performance.now();
      await read(id, AbortSignal.timeout(maxReadMs));
      const pauseMs = Math.max(minPauseMs, (performance.now() - start) / 2);
      await pause(pauseMs, undefined, { ref: false });
    }
  };
  return {
    begin() {
      running ??= run()
        // What fails is tried again after a later list.
        .catch(() => {})
        .finally(() => {
          running = undefined;
        });
    },
    async settled() {
      await running;
    },
  };
}
