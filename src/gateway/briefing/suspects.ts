import * as v from "valibot";
import { openAccess } from "#contract/access.ts";
import type { Counting } from "#contract/counting.ts";
import { wrongBeforeSchema } from "#contract/history/wrong-before.ts";
import { earlierOutcomes, wrongAgain } from "#domain/lines/wrong-again.ts";
import type { Viewer } from "#gateway/access/request-context.ts";
import type { HistoryQuestions } from "#gateway/history/history-questions.ts";

/**
 * Codes of the products that were wrong again and again before a counting; `null` where that is not known. It never rejects.
 */
export type Suspects = (
  counting: Pick<Counting, "warehouse" | "startedAt">,
  signal: AbortSignal,
) => Promise<ReadonlySet<string> | null>;

/** How long a briefing waits for the history, in milliseconds. */
const maxWaitMs = 3000;

/** The gateway itself asks, once for all viewers; who may know the answer is decided for each. */
const itself: Viewer = { access: openAccess, who: "", id: undefined };

/** Asks the history; without one, or while it cannot answer, nothing is known. */
export function createSuspects(
  askHistory: HistoryQuestions,
  warehouseBy: keyof Counting["warehouse"],
): Suspects {
  return async ({ warehouse, startedAt }, signal) => {
    const query = new URLSearchParams({
      warehouse: String(warehouse[warehouseBy]),
      before: startedAt,
    });
    const limited = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
    try {
      const body = await askHistory("wrong-before", `${query}`, itself, limited);
      const earlier = earlierOutcomes(v.parse(wrongBeforeSchema, JSON.parse(String(body))));
      return earlier && wrongAgain(earlier);
    } catch {
      return null;
    }
  };
}
