import { memo, use } from "react";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { TableExport } from "#components/export/table-export.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import { lineFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { LineFigure } from "#pages/counting/filters/line-figure.tsx";
import { FilterShare } from "#pages/counting/overview/filter-share.tsx";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { PanelProps } from "#pages/counting/overview/overview-props.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { costContent } from "./cost-content.ts";
import styles from "./cost-panel.module.css";

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
  const format = useFormat();
  const figureOf = useFigures(lineFigures, aggregates.totals, 2);
  // The strip has the other figures at cost; on paper it has only net and absolute.
  const isPaper = use(PaperContext);
  const rows = names.map(({ kind, units, value, ...row }) => ({
    ...row,
    name: t[kind],
    units: figureOf(units),
    value: figureOf(value),
  }));
  const isHidden = rows.some(({ value }) => value.isHidden);
  const quantities = format.quantities(rows.map(({ units }) => String(units.value)));
  return (
    <Panel
      title={t.title}
      scope={!isHidden && t.scope}
      control={
        <TableExport
          title={t.title}
          count={rows.length}
          read={() => costContent(rows, t)}
          isNamed
        />
      }
    >
      <table className={styles.cost} aria-label={t.title}>
        <TableHead titles={[t.kind, t.units, t.value]} />
        <tbody>
          {rows.map(({ name, units, value, ...row }, index) => {
            const hint = isHidden && units.toSentence ? units : value;
            const cost = isPaper && "isFigureOnPaper" in row ? <Figure {...value} /> : value.text;
            return (
              <tr key={name} data-tone={"tone" in row ? row.tone : undefined}>
                <th scope="row">
                  <FigureHint figure={hint.name} label={name} toSentence={hint.toSentence} />
                </th>
                <td>
                  <LineFigure figure={units} label={name} search={search}>
                    <Figure {...units}>{quantities[index]}</Figure>
                  </LineFigure>
                </td>
                <td>
                  {isHidden ? (
                    cost
                  ) : (
                    <LineFigure figure={value} label={`${name}, ${t.value}`} search={search}>
                      {cost}
                    </LineFigure>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
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
