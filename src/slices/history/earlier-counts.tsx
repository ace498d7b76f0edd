import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setEarlierOutcomes } from "#api/counting/set-earlier-outcomes.ts";
import { usualRateQuery } from "#api/counting/usual-rate.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { earlierOutcomes } from "#domain/lines/wrong-again.ts";
import { isRateKnown } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { addMonths, monthAt } from "./months.ts";
import { outcomesQuestion } from "./outcomes.ts";
import { useArchiveState, useQuestion } from "./use-history.ts";
import { usualRate } from "./usual-rate.ts";

/** Gives the lines of a count what the counts before say about their products. Shows nothing itself. */
export function EarlierCounts({ counting }: { counting: CountingModel }) {
  const { access } = useSettings();
  const isAllowed = isInScope(access, paths.history());
  useNoRate(counting.id, !isAllowed);
  return isAllowed ? <Known counting={counting} /> : null;
}

function Known({ counting }: { counting: CountingModel }) {
  const { state, failed, version } = useArchiveState(false);
  const { conclusion } = useOutlook(counting);
  const isAsked = counting.facts.active && !isRateKnown(conclusion);
  useNoRate(counting.id, (failed !== null || state !== null) && version === null);
  return (
    <>
      <Outcomes counting={counting} version={version} />
      {isAsked && <Rate counting={counting} version={version} />}
    </>
  );
}

interface Props {
  readonly counting: CountingModel;
  /** Of the archive; `null` while it cannot answer. */
  readonly version: string | null;
}

function Outcomes({ counting: { id, loaded }, version }: Props) {
  const client = useQueryClient();
  const question = outcomesQuestion(loaded.counting, useSettings());
  const { answer } = useQuestion("wrong-before", question, version);
  useEffect(() => {
    const earlier = answer && earlierOutcomes(answer);
    if (earlier) setEarlierOutcomes(client, id, earlier);
  }, [client, id, answer]);
  return null;
}

/** How far back counts are searched for a rate, in months. */
const months = 3;

/** More rows than those of five counts. */
const maxRows = "500";

/** How fast people usually count in the warehouse, for a count that has no rate yet. */
function Rate({ counting: { id, loaded, calendar }, version }: Props) {
  const client = useQueryClient();
  const { warehouseBy } = useSettings();
  const { warehouse, startedAt } = loaded.counting;
  const start = Date.parse(startedAt);
  const to = monthAt(start, "UTC");
  const { answer, failed } = useQuestion(
    "productivity",
    // The archive's months are those of its own zone, which may have begun the next one.
    {
      warehouse: String(warehouse[warehouseBy]),
      from: addMonths(to, -months),
      to: addMonths(to, 1),
      limit: maxRows,
    },
    version,
  );
  useNoRate(id, failed !== null);
  useEffect(() => {
    if (answer === null) return;
    const rate = usualRate(answer.rows, start, calendar) ?? "none";
    client.setQueryData(usualRateQuery(id).queryKey, rate);
  }, [client, id, answer, start, calendar]);
  return null;
}

/** Says that no usual rate will be known, so that the count's page takes another. */
function useNoRate(id: string, isMissing: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isMissing) client.setQueryData(usualRateQuery(id).queryKey, "none");
  }, [client, id, isMissing]);
}
