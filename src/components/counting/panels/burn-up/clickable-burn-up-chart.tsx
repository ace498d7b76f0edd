import { useState } from "react";
import { BurnUpChart } from "#charts/burn-up/burn-up-chart.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { BurnUpMarks } from "./burn-up-marks.tsx";
import { ThroughputSlots } from "./throughput-slots.tsx";
import type { BurnUpPanelData } from "./use-burn-up.ts";

/** The burn-up chart, with bars that filter. */
export function ClickableBurnUpChart({
  id,
  data,
  label,
  search,
}: {
  /** The counting's id. */
  id: string;
  data: BurnUpPanelData;
  /** Describes the whole chart. */
  label: string;
  search: Pick<CountingSearch, "filter">;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <BurnUpChart data={data} label={label}>
      <BurnUpMarks id={id} data={data} />
      <ThroughputSlots data={data} search={search} pointed={pointed} onPoint={setPointed} />
    </BurnUpChart>
  );
}
