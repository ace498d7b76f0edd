import { memo, useMemo } from "react";
import { useChartFacet } from "#pages/counting/filters/facets.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { PanelProps } from "#pages/counting/overview/overview-props.ts";
import { ZoneDepth } from "#pages/counting/overview/view-settings/depth.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lineColumns } from "./columns.ts";
import { GroupBars } from "./group-bars.tsx";
import { namedZones } from "./group-names.ts";
import { groupRows, linesBars, wholeOf } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";

const parts = ["counted", "discrepancy", "progress", "left"] as const;

/**
 * Counted and left by zone, in order of code. The length of a bar is the zone's number of lines. When there are too
 * many zones, those with the most lines left are shown.
 */
export const ZonesPanel = memo(function ZonesPanel({ aggregates, search }: PanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("zone", search);
  const { zones } = aggregates;
  const { bars, table } = useMemo(() => {
    const context = { t: messages.overview, format };
    const named = namedZones(zones.groups, messages).sort((one, other) =>
      one.key.localeCompare(other.key, undefined, { numeric: true }),
    );
    return {
      bars: linesBars(named, zones.others, context),
      table: {
        rows: groupRows(named, zones.others, context),
        columns: lineColumns(
          messages.overview.columns,
          format,
          wholeOf(zones.groups, zones.others),
        ),
      },
    };
  }, [zones, messages, format]);
  const { depth } = search.lineOptions.zone;
  return (
    <Panel
      title={t.zones.title}
      scope={t.zones.scope(format.number(depth), depth)}
      control={<ZoneDepth search={search} />}
    >
      {bars.length === 0 && <p className="muted">{t.noLines}</p>}
      <GroupBars
        label={t.zones.title}
        heads={[t.columns.countedOf]}
        rows={bars}
        parts={parts}
        chosen={chosen}
        onToggle={toggle}
      />
      <GroupTable title={t.zones.title} grouping="zone" group={t.zones.group} table={table} />
    </Panel>
  );
});
