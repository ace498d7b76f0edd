import { memo, useMemo } from "react";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { FoldablePanelProps } from "#components/counting/panels/overview-props.ts";
import { recountEffects } from "#domain/recount/recount.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { GroupBars } from "./group-bars.tsx";

const parts = ["counted"] as const;

/** The effects of recounts, compared with the previous counts. */
export const RecountsPanel = memo(function RecountsPanel({
  aggregates,
  search,
  isFolded,
}: FoldablePanelProps) {
  const { lineFilters, overview: t } = useMessages("overview");
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("recount", search);
  const { recounts, recounted } = aggregates.totals;
  const rows = useMemo(
    () =>
      recountEffects.map((effect) => {
        const [name, figure] = [
          lineFilters.values.recount[effect],
          format.number(recounts[effect]),
        ];
        const content = { sizes: [recounts[effect]], figures: [figure] };
        return { key: effect, value: effect, name, ...content };
      }),
    [recounts, lineFilters, format],
  );
  return (
    <Panel
      title={t.recounts.title}
      scope={t.recounts.scope(format.number(recounted), recounted)}
      isFolded={isFolded}
    >
      {recounted > 0 && (
        <GroupBars
          label={t.recounts.title}
          heads={[t.columns.lines]}
          rows={rows}
          parts={parts}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
    </Panel>
  );
});
