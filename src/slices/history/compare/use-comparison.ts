import { useState } from "react";
import type { LoadFailure } from "#api/load-failure.ts";
import { finishedPeriod } from "#api/polling.ts";
import { ageing } from "#domain/time/ageing.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { type ArchiveState, useArchiveState, useQuestion } from "#slices/history/use-history.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useAge } from "#ui/hooks/use-now.ts";
import type { Comparable } from "./pair.ts";
import { type CompareSearch, every } from "./search.ts";

/** Rows at first, and at most, as the gateway allows. */
const [step, most] = [100, 1000];

/** Where the two counts are from. */
interface Source {
  readonly a: string;
  readonly b: string;
  readonly kind: CompareSearch["kind"];
  /** Of the archive; `null` while it cannot answer. */
  readonly version: string | null;
}

/** What became of the places of two counts, a part of them at first. */
export function useCompared({ a, b, kind, version }: Source) {
  const [limit, setLimit] = useState(step);
  const isPair = a !== "" && b !== "" && a !== b;
  const query = isPair ? { a, b, limit: String(limit), ...(kind !== every && { kind }) } : null;
  const { answer, failed, retry } = useQuestion("compare", query, version);
  return {
    answer,
    failed,
    retry,
    isCapped: answer !== null && answer.rows.length === most && answer.total > most,
    more:
      answer && answer.rows.length < Math.min(answer.total, most)
        ? () => setLimit((before) => Math.min(most, before * 3))
        : null,
  };
}

/** What the page needs of a comparison, wherever its counts are from. */
export interface ComparisonSource extends Omit<ReturnType<typeof useCompared>, "retry"> {
  readonly archive: ArchiveState | null;
  /** The counts of the warehouse that may take the places of the two, latest first, with them. */
  readonly choices: readonly Comparable[];
  /** Whether there is nothing before the later count, or no two counts are named. */
  readonly isFew: boolean;
  readonly failed: LoadFailure | null;
  readonly freshness: Freshness | null;
  readonly ageing: ReturnType<typeof ageing>;
  readonly refresh: () => Promise<unknown>;
}

/** Two counts of the archive compared. */
export function useComparison({ a, b, kind }: CompareSearch): ComparisonSource {
  const { warehouseBy } = useSettings();
  const archive = useArchiveState();
  const previous = useQuestion(
    "previous",
    a === "" && b !== "" ? { counting: b } : null,
    archive.version,
  );
  const first = a || (previous.answer?.countings[0]?.id ?? "");
  const { retry, ...compared } = useCompared({ a: first, b, kind, version: archive.version });
  const { answer } = compared;
  const warehouse = answer && String(answer.b.warehouse[warehouseBy]);
  const others = useQuestion(
    "countings",
    warehouse ? { warehouse, limit: "200" } : null,
    archive.version,
  );
  const age = useAge(archive.freshness);
  const isFew = a === "" && previous.answer !== null && first === "";
  return {
    ...compared,
    archive,
    choices: answer
      ? choicesOf([answer.a, answer.b, ...(others.answer?.rows.map((row) => row.counting) ?? [])])
      : [],
    isFew: isFew || b === "" || a === b,
    failed: archive.state === null ? archive.failed : (compared.failed ?? previous.failed),
    freshness: archive.freshness,
    ageing: age === null ? ("fresh" as const) : ageing(age, finishedPeriod),
    refresh: async () => {
      await archive.refresh();
      retry();
    },
  };
}

/** Each count once, latest first. */
export function choicesOf<Count extends Comparable>(counts: readonly Count[]): readonly Count[] {
  const all = new Map(counts.map((one) => [one.id, one]));
  return [...all.values()].toSorted(
    (one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt),
  );
}
