import { memo, type ReactNode, use } from "react";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { TableExport } from "#components/export/table-export.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import { noValues } from "#domain/groups/group-totals.ts";
import { documentationCoverage } from "#domain/lines/accuracy.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import { FilterShare } from "#pages/counting/overview/filter-share.tsx";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { PanelProps } from "#pages/counting/overview/overview-props.ts";
import { totalsSentence } from "#pages/counting/totals-sentence.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { costContent } from "./cost-content.ts";
import styles from "./cost-panel.module.css";

const documented = { documented: ["yes"] };
const facets = {
  both: { difference: ["short", "over"] },
  over: { difference: ["over"] },
  short: { difference: ["short"] },
} as const;

/** The differences as net and absolute variance, in units and at cost: net alone hides what offsets. */
export const CostPanel = memo(function CostPanel({ aggregates, search }: PanelProps) {
  const costsHidden = useIsHidden("costs");
  const totals = costsHidden ? { ...aggregates.totals, ...noValues } : aggregates.totals;
  const t = useMessages("overview").overview.cost;
  const format = useFormat();
  const { netUnits, absoluteUnits, gainUnits, lossUnits } = totals;
  const [net, absolute, gains, losses] = format.quantities([
    netUnits,
    absoluteUnits,
    gainUnits,
    lossUnits,
  ]);
  const figure = (name: FigureName, value: string | null, text: ReactNode) => (
    <Figure name={name} value={value}>
      {text}
    </Figure>
  );
  // The strip has the other figures at cost; on paper it has only net and absolute.
  const isPaper = use(PaperContext);
  const part = (name: FigureName, value: string | null) => {
    const text = format.amount(value, 2);
    return isPaper ? figure(name, value, text) : text;
  };
  const rows = [
    {
      name: t.net,
      hint: costsHidden ? "net-units" : "net-value",
      facets: facets.both,
      lines: totals.discrepancies,
      units: figure("net-units", netUnits, net),
      value: format.signedAmount(totals.netValue, 2),
    },
    {
      name: t.absolute,
      hint: costsHidden ? "absolute-units" : "absolute-value",
      facets: facets.both,
      lines: totals.discrepancies,
      units: figure("absolute-units", absoluteUnits, absolute),
      value: format.amount(totals.absoluteValue, 2),
    },
    {
      name: t.gains,
      hint: "gain-value",
      tone: "over",
      facets: facets.over,
      lines: totals.over,
      units: figure("gain-units", gainUnits, gains),
      value: part("gain-value", totals.gainValue),
    },
    {
      name: t.losses,
      hint: "loss-value",
      tone: "short",
      facets: facets.short,
      lines: totals.short,
      units: figure("loss-units", lossUnits, losses),
      value: part("loss-value", totals.lossValue),
    },
  ] as const;
  return (
    <Panel
      title={t.title}
      scope={!costsHidden && t.scope}
      control={
        <TableExport
          title={t.title}
          count={rows.length}
          read={() => costContent(totals, t)}
          isNamed
        />
      }
    >
      <table className={styles.cost} aria-label={t.title}>
        <TableHead titles={[t.kind, t.units, t.value]} />
        <tbody>
          {rows.map(({ name, hint, units, value, ...row }) => (
            <tr key={name} data-tone={"tone" in row ? row.tone : undefined}>
              <th scope="row">
                <FigureHint
                  figure={hint}
                  label={name}
                  toSentence={totalsSentence(hint, totals, format)}
                />
              </th>
              <td>
                <FigureFilterButton
                  facets={row.facets}
                  name={name}
                  lines={row.lines}
                  search={search}
                >
                  {units}
                </FigureFilterButton>
              </td>
              <td>
                {costsHidden ? (
                  value
                ) : (
                  <FigureFilterButton
                    facets={row.facets}
                    name={`${name}, ${t.value}`}
                    lines={row.lines}
                    search={search}
                  >
                    {value}
                  </FigureFilterButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {costsHidden && <CostsHidden />}
      <p className={styles.coverage}>
        <FilterShare
          figure="documentation-coverage"
          value={documentationCoverage(totals)}
          facets={documented}
          name={t.coverage}
          toSentence={totalsSentence("documentation-coverage", totals, format)}
          lines={totals.discrepancies - totals.undocumented}
          search={search}
        />
      </p>
    </Panel>
  );
});
