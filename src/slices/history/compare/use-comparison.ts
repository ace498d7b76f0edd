import { useState } from "react";
import { finishedPeriod } from "#api/polling.ts";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { ageing } from "#domain/time/ageing.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useArchiveState, useQuestion } from "#slices/history/use-history.ts";
import { useAge } from "#ui/hooks/use-now.ts";
import { type CompareSearch, every } from "./search.ts";

/** Rows at first, and at most, as the gateway allows. */
const [step, most] = [100, 1000];

/** Two counts compared, and the counts of their warehouse that may take their places. */
export function useComparison({ a, b, kind }: CompareSearch) {
  const { warehouseBy } = useSettings();
  const archive = useArchiveState();
  const [limit, setLimit] = useState(step);
  const previous = useQuestion(
    "previous",
    a === "" && b !== "" ? { counting: b } : null,
    archive.version,
  );
  const first = a || (previous.answer?.countings[0]?.id ?? "");
  const query =
    first === "" || b === "" || first === b
      ? null
      : { a: first, b, limit: String(limit), ...(kind !== every && { kind }) };
  const question = useQuestion("compare", query, archive.version);
  const { answer } = question;
  const warehouse = answer && String(answer.b.warehouse[warehouseBy]);
  const others = useQuestion(
    "countings",
    warehouse ? { warehouse, limit: "200" } : null,
    archive.version,
  );
  const age = useAge(archive.freshness);
  const isFew = a === "" && previous.answer !== null && first === "";
  return {
    archive,
    answer,
    /** The counts of the warehouse, latest first, with the two. */
    choices: answer ? choicesOf(answer, others.answer?.rows.map((row) => row.counting) ?? []) : [],
    /** Whether there is nothing before the later count, or no two counts are named. */
    isFew: isFew || b === "" || a === b,
    failed: archive.state === null ? archive.failed : (question.failed ?? previous.failed),
    freshness: archive.freshness,
    ageing: age === null ? ("fresh" as const) : ageing(age, finishedPeriod),
    refresh: async () => {
      await archive.refresh();
      question.retry();
    },
    isCapped: answer !== null && answer.rows.length === most && answer.total > most,
    more:
      answer && answer.rows.length < Math.min(answer.total, most)
        ? () => setLimit((before) => Math.min(most, before * 3))
        : null,
  };
}

function choicesOf(
  { a, b }: { a: ArchivedCounting; b: ArchivedCounting },
  others: readonly ArchivedCounting[],
): readonly ArchivedCounting[] {
  const all = new Map([a, b, ...others].map((one) => [one.id, one]));
  return [...all.values()].toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
}
