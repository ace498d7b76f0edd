import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { runProductSearch } from "#api/products/run-product-search.ts";
import type { ProductSearch } from "#api/products/search-products.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { useAbortable } from "#ui/hooks/use-abortable.ts";

/** A search of the lines of the active countings, as far as it has come. */
export interface RunningSearch {
  /** Aborts it, and tells it from others. */
  readonly signal: AbortSignal;
  readonly text: string;
  readonly search: ProductSearch;
  /** Why the active countings are unknown; `null` without a failure. */
  readonly failure: Failure | null;
}

const noSearch: ProductSearch = { phase: "finding", found: null, results: [] };

/** Searches the lines of the active countings, which only a person's choice begins: it reads all of them. */
export function useProductSearch() {
  const client = useQueryClient();
  const { activeWithinDays } = useSettings();
  const task = useAbortable();
  const [running, setRunning] = useState<RunningSearch | null>(null);
  const start = async (text: string, filter: ListFilter) => {
    task.abort();
    const signal = task.begin();
    const change = (part: Partial<RunningSearch>) =>
      setRunning((before) => (before?.signal === signal ? { ...before, ...part } : before));
    setRunning({ signal, text, search: noSearch, failure: null });
    try {
      await runProductSearch(client, {
        text,
        filter,
        days: activeWithinDays,
        signal,
        onChange: (search) => change({ search }),
      });
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      change({ failure: error.failure });
    }
  };
  return {
    running,
    start,
    /** Ends the search and keeps what was found. */
    stop: task.abort,
    /** Ends the search and forgets what was found. */
    clear: () => {
      task.abort();
      setRunning(null);
    },
  };
}
