import { useQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { incidentTypesQuery } from "#api/incidents/incident-queries.ts";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { FoldablePanelProps } from "#components/counting/panels/overview-props.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { groupColumns } from "./columns.ts";
import type { BarRow } from "./group-bar.tsx";
import { GroupBars } from "./group-bars.tsx";
import { groupBars, groupRows } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";
import { knownIncidents } from "./known-incidents.ts";
import { useGroupContext } from "./use-group-context.ts";

const parts = ["incident"] as const;

/** Incidents by type; every known type, also without incidents. */
export const IncidentsPanel = memo(function IncidentsPanel({
  aggregates,
  search,
  isFolded,
}: FoldablePanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview.incidents;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("incident", search);
  const { totals, incidentTypes } = aggregates;
  const { data: known } = useQuery(incidentTypesQuery);
  const types = known?.types ?? null;
  const groupContext = useGroupContext();
  const { bars, table } = useMemo(() => {
    const { groups, others } = incidentTypes;
    const all = knownIncidents(groups, { others, known: types, t: messages });
    const context = { t: messages.overview, format };
    const contentOf = (of: readonly GroupTotals[]) => {
      const lines = of.reduce((sum, group) => sum + group.lines, 0);
      const text = format.number(lines);
      return { sizes: [lines], figures: [text] };
    };
    return {
      bars: groupBars(all, others, { context, contentOf }),
      table: {
        rows: groupRows(all, others, context),
        columns: groupColumns,
        context: groupContext,
      },
    };
  }, [incidentTypes, types, messages, format, groupContext]);
  const switches = useMemo(() => bars.map((bar) => withoutUse(bar, chosen)), [bars, chosen]);
  return (
    <Panel
      title={t.title}
      scope={t.scope(format.number(totals.incidents), totals.incidents)}
      isFolded={isFolded}
      menu={<GroupTable title={t.title} grouping="incident-type" group={t.group} table={table} />}
    >
      <GroupBars
        label={t.title}
        heads={[messages.overview.columns.lines]}
        rows={switches}
        parts={parts}
        chosen={chosen}
        onToggle={toggle}
      />
    </Panel>
  );
});

/** A bar without lines cannot be filtered by, unless it is chosen already. */
function withoutUse(bar: BarRow, chosen: readonly string[]): BarRow {
  const isUseful = bar.sizes.some((lines) => lines > 0);
  if (isUseful || bar.value === null || chosen.includes(bar.value)) return bar;
  return { ...bar, value: null, isMuted: true };
}
