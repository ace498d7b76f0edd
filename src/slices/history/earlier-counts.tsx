import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setEarlierOutcomes } from "#api/counting/earlier-outcomes.ts";
import { isInScope } from "#components/access/in-scope.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { useArchiveState, useQuestion } from "./use-history.ts";

/** Gives the lines of a count what the counts before say about their products. Shows nothing itself. */
export function EarlierCounts({ counting }: { counting: CountingModel }) {
  const { access } = useSettings();
  return isInScope(access, paths.history()) ? <Outcomes counting={counting} /> : null;
}

function Outcomes({ counting: { id, loaded } }: { counting: CountingModel }) {
  const client = useQueryClient();
  const { warehouseBy } = useSettings();
  const { version } = useArchiveState(false);
  const { warehouse, startedAt } = loaded.counting;
  const { answer } = useQuestion(
    "wrong-before",
    { warehouse: String(warehouse[warehouseBy]), before: startedAt },
    version,
  );
  useEffect(() => {
    if (answer === null || answer.countings === 0) return;
    const timesWrong = new Map(
      answer.wrong.flatMap(({ times, products }) =>
        products.map((product): [string, number] => [product, times]),
      ),
    );
    setEarlierOutcomes(client, id, { counts: answer.countings, timesWrong });
  }, [client, id, answer]);
  return null;
}
