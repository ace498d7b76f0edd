import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { countingExists } from "#api/countings/counting-exists.ts";
import { failureWords } from "#components/failure-block.tsx";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { FailureError } from "#transport/failure.ts";
import { useAbortable } from "#ui/hooks/use-abortable.ts";
import { useMessages } from "#ui/locale.tsx";
import { countingKey, recordRecent } from "./recent-entries.ts";

/** Asks the gateway for a counting by its id, and opens it. */
export function useLookup(onClose: () => void) {
  const { palette: t, failures } = useMessages("all");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const request = useAbortable();
  const [answer, setAnswer] = useState<string | null>(null);
  const ask = async (id: string) => {
    const signal = request.begin();
    setAnswer(t.asking);
    try {
      const exists = await countingExists(id, signal);
      if (signal.aborted) return;
      if (!exists) {
        setAnswer(t.noCounting(id));
        return;
      }
      recordRecent(countingKey(id));
      onClose();
      await navigate(withShared(paths.counting(id), search));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FailureError)) throw error;
      setAnswer(failureWords(error.failure, failures).title);
    }
  };
  const forget = () => {
    request.abort();
    setAnswer(null);
  };
  return { answer, ask, forget };
}
