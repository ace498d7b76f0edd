import { useState } from "react";
import { finishedPeriod } from "#api/polling.ts";
import { ageing } from "#domain/time/ageing.ts";
import { useArchiveState, useQuestion } from "#slices/history/use-history.ts";
import { useAge } from "#ui/hooks/use-now.ts";

/** Lines at first. */
const step = 200;
/** The gateway answers with no more. */
const most = 1000;

/** What every count found of a product or at a location. */
export function useStory(kind: "product" | "location", code: string) {
  const archive = useArchiveState();
  const [limit, setLimit] = useState(step);
  const question = useQuestion(
    kind,
    code === "" ? null : { code, limit: String(limit) },
    archive.version,
  );
  const age = useAge(archive.freshness);
  const { answer } = question;
  return {
    answer,
    archive,
    failed: archive.state === null ? archive.failed : question.failed,
    freshness: archive.freshness,
    ageing: age === null ? ("fresh" as const) : ageing(age, finishedPeriod),
    refresh: async () => {
      await archive.refresh();
      question.retry();
    },
    isCapped: answer !== null && answer.lines.length === most && answer.total > most,
    more:
      answer && answer.lines.length < Math.min(answer.total, most)
        ? () => setLimit((before) => Math.min(most, before + step * 2))
        : null,
  };
}
