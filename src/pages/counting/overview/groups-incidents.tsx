import { memo, useMemo } from "react";
import type { GroupTotals } from "#domain/group-totals.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { GroupBars } from "./groups-bars.tsx";
import { lineColumns } from "./groups-columns.ts";
import { IncidentsByZone } from "./groups-incidents-zones.tsx";
import { foldedBars, groupRows } from "./groups-lines.ts";
import { namedIncidents } from "./groups-named.ts";
import { GroupTable } from "./groups-table.tsx";
import { useChartFacet } from "./overview-facets.ts";
import { Panel } from "./overview-panel.tsx";
import type { PanelProps } from "./overview-props.ts";
import styles from "./products-panel.module.css";

const parts = ["incident"] as const;

/** What was reported while lines were counted, by its type. */
export const IncidentsPanel = memo(function IncidentsPanel({ aggregates, view }: PanelProps) {
  const messages = useMessages();
  const words = messages.overview.incidents;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("incident", view);
  const { totals, incidentTypes, incidents } = aggregates;
  const { named, bars, table } = useMemo(() => {
    const groups = namedIncidents(incidentTypes.groups, messages).sort(
      (one, other) => other.lines - one.lines,
    );
    const how = { words: messages.overview, format };
    const tell = (of: readonly GroupTotals[]) => {
      const lines = of.reduce((sum, group) => sum + group.lines, 0);
      const text = format.number(lines);
      return { sizes: [lines], figures: [text], inWords: text };
    };
    return {
      named: groups,
      bars: foldedBars(groups, incidentTypes.others, how, tell),
      table: {
        rows: groupRows(groups, incidentTypes.others, how),
        columns: lineColumns(messages.overview.columns, format, null),
      },
    };
  }, [incidentTypes, messages, format]);
  return (
    <Panel
      title={words.title}
      scope={words.scope(format.number(totals.incidents), totals.incidents)}
    >
      {bars.length === 0 && <p className={styles.lead}>{words.none}</p>}
      <GroupBars
        label={words.title}
        heads={[messages.overview.columns.lines]}
        rows={bars}
        parts={parts}
        chosen={chosen}
        onToggle={toggle}
      />
      <GroupTable title={words.title} grouping="incident-type" group={words.group} table={table} />
      {incidents.length > 0 && <IncidentsByZone cells={incidents} types={named} view={view} />}
    </Panel>
  );
});
