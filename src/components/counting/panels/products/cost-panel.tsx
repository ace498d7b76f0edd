import { memo, use } from "react";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { FilterShare } from "#components/counting/panels/filter-share.tsx";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { PanelProps } from "#components/counting/panels/overview-props.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { lineFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./cost-panel.module.css";
import { type CostRow, costTable } from "./cost-table.tsx";

/** Each row in units and at cost. */
const names = [
  { kind: "net", units: "net-units", value: "net-value" },
  { kind: "absolute", units: "absolute-units", value: "absolute-value" },
  { kind: "gains", units: "gain-units", value: "gain-value", tone: "over", isFigureOnPaper: true },
  {
    kind: "losses",
    units: "loss-units",
    value: "loss-value",
    tone: "short",
    isFigureOnPaper: true,
  },
] as const;

/** The differences as net and absolute variance, in units and at cost: net alone hides what offsets. */
export const CostPanel = memo(function CostPanel({ aggregates, search }: PanelProps) {
  const t = useMessages("overview").overview.cost;
  const viewer = useViewer();
  const figureOf = useFigures(lineFigures, aggregates.totals, 2);
  // The strip has the other figures at cost; on paper it has only net and absolute.
  const context = { ...viewer, t, search, isPaper: use(PaperContext) };
  const found = names.map(({ units, value, ...row }) => ({
    ...row,
    units: figureOf(units),
    value: figureOf(value),
  }));
  const quantities = viewer.format.quantities(found.map(({ units }) => String(units.value)));
  const rows = found.map((row, index): CostRow => ({ ...row, quantity: quantities[index] }));
  return (
    <Panel
      title={t.title}
      scope={!viewer.costsHidden && t.scope}
      control={
        <TableExport
          title={t.title}
          count={rows.length}
          read={() => contentOf(costTable, rows, context)}
          isNamed
        />
      }
    >
      <PlainTable
        className={styles.cost}
        label={t.title}
        columns={costTable}
        context={context}
        rows={rows}
        keyOf={({ kind }) => kind}
        rowName="kind"
        attributesOf={({ tone }) => ({ "data-tone": tone })}
      />
      <CostsHidden />
      <p className={styles.coverage}>
        <FilterShare
          figure={figureOf("documentation-coverage")}
          label={t.coverage}
          search={search}
        />
      </p>
    </Panel>
  );
});
