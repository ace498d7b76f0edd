// A newcomer's example: the lines with a difference by zone, short and over, as a chart of a count's overview.

/** Its title and the header of its figure, in each language. */
const words = {
  en: { title: "Differences by zone", lines: "Lines" },
  de: { title: "Differenzen nach Zone", lines: "Positionen" },
  es: { title: "Diferencias por zona", lines: "Líneas" },
  fr: { title: "Écarts par zone", lines: "Lignes" },
  pt: { title: "Diferenças por zona", lines: "Linhas" },
};

const panel = `import { memo, useMemo } from "react";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { PanelProps } from "#components/counting/panels/overview-props.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { groupColumns } from "./columns.ts";
import { GroupBars } from "./group-bars.tsx";
import { namedZones } from "./group-names.ts";
import { groupBars, groupRows } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";
import { useGroupContext } from "./use-group-context.ts";

const parts = ["short", "over"] as const;

/** Lines with a difference by zone; every bar filters the page. */
export const ZoneDifferencesPanel = memo(function ZoneDifferencesPanel({
  aggregates,
  search,
}: PanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview.zoneDifferences;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("zone", search);
  const groupContext = useGroupContext();
  const { zones } = aggregates;
  const { bars, table } = useMemo(() => {
    const context = { t: messages.overview, format };
    const contentOf = (of: readonly GroupTotals[]) => {
      const sizes = [sumOf(of, "short"), sumOf(of, "over")];
      return { sizes, figures: [format.number(sumOf(of, "discrepancies"))] };
    };
    const named = namedZones(zones.groups, messages);
    return {
      bars: groupBars(named, zones.others, { context, contentOf }),
      table: {
        rows: groupRows(named, zones.others, context),
        columns: groupColumns,
        context: groupContext,
      },
    };
  }, [zones, messages, format, groupContext]);
  const menu = (
    <GroupTable
      title={t.title}
      grouping="zone"
      group={messages.overview.zones.group}
      table={table}
    />
  );
  return (
    <Panel title={t.title} menu={menu}>
      <GroupBars
        label={t.title}
        heads={[t.lines]}
        rows={bars}
        parts={parts}
        chosen={chosen}
        onToggle={toggle}
      />
    </Panel>
  );
});

function sumOf(groups: readonly GroupTotals[], what: "short" | "over" | "discrepancies"): number {
  return groups.reduce((sum, group) => sum + group[what], 0);
}
`;

export const chart = {
  title: "a chart of the overview",
  maxCodeFiles: 2,
  edits: [
    { file: "src/components/counting/panels/groups/zone-differences-panel.tsx", create: panel },
    {
      file: "src/pages/counting/overview/overview.tsx",
      before: "import { maxPeople, PeoplePanel }",
      insert: `import { ZoneDifferencesPanel } from "#components/counting/panels/groups/zone-differences-panel.tsx";\n`,
    },
    ...[
      {
        before: "    people: (\n",
        insert: "    zoneDifferences: <ZoneDifferencesPanel {...lower} />,\n",
      },
      // It has no room before the first line is counted.
      { before: '"burnUp" | "progress" | "people">;', insert: '"zoneDifferences" | ' },
      { before: '"burnUp">;\n  const rows', insert: '"zoneDifferences" | ' },
      { before: "  aggregates,\n  isFiltered,", insert: "  zoneDifferences,\n" },
      { before: "        {more()}\n        <Hours />", insert: "        {zoneDifferences}\n" },
      { before: "  timed,\n  ...others", insert: "  zoneDifferences,\n" },
      {
        before: "            {people}\n          </div>\n        </>,",
        insert: "            {zoneDifferences}\n",
      },
    ].map((edit) => ({ file: "src/pages/counting/overview/overview.tsx", ...edit })),
    ...Object.entries(words).map(([language, { title, lines }]) => ({
      file: `src/messages/${language}/overview.ts`,
      before: "  reasons: {",
      insert: `  zoneDifferences: { title: "${title}", lines: "${lines}" },\n`,
    })),
  ],
  /** They find each figure of the overview, and read every word. */
  specs: ["src/pages/counting/overview", "src/charts", "src/messages"],
};
