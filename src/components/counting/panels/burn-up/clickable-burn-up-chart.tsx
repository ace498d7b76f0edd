import { useState } from "react";
import { BurnUpChart } from "#charts/burn-up/burn-up-chart.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { ThroughputSlots } from "./throughput-slots.tsx";
import type { BurnUpPanelData } from "./use-burn-up.ts";

/** The burn-up chart, with bars that filter. */
export function ClickableBurnUpChart({
  data,
  label,
  search,
}: {
  data: BurnUpPanelData;
  /** Describes the whole chart. */
  label: string;
  search: Pick<CountingSearch, "filter">;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <BurnUpChart data={data} label={label}>
      <ThroughputSlots data={data} search={search} pointed={pointed} onPoint={setPointed} />
    </BurnUpChart>
  );
}
