import { memo, use, useMemo } from "react";
import { linesBar } from "#charts/bars/group-series.ts";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { type ChartFacet, useChartFacet } from "#components/counting/filters/facets.ts";
import { LineFigure } from "#components/counting/filters/line-figure.tsx";
import { MarkFilterButton } from "#components/counting/panels/mark-filter-button.tsx";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { PanelProps } from "#components/counting/panels/overview-props.ts";
import { LensSelect } from "#components/counting/panels/view-settings/setting-controls.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import { progress } from "#domain/counting/pace.ts";
import { shareOf } from "#domain/decimal/ratio.ts";
import { lineFigures } from "#figures/of-lines.ts";
import type { Format } from "#format/format.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./classes-panel.module.css";
import { groupShareColumns } from "./columns.ts";
import { namedClasses } from "./group-names.ts";
import { groupRows, type NamedGroup, wholeOf } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";
import { useGroupContext } from "./use-group-context.ts";

/** Counted and left by ABC class, with each class's shares of lines and of value. */
export const ClassesPanel = memo(function ClassesPanel({ aggregates, search }: PanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview.classes;
  const format = useFormat();
  const isPaper = use(PaperContext);
  const facet = useChartFacet("abc", search);
  const { classes } = aggregates;
  const figureOf = useFigures(lineFigures, aggregates.totals, 2);
  const groupContext = useGroupContext();
  const { tiles, table } = useMemo(() => {
    const groups = namedClasses(classes, messages);
    const all = wholeOf(groups);
    return {
      tiles: withSharedDigits(
        groups.map((group) => ({
          group,
          facts: classFacts(group, { whole: all, t: messages.overview.classes, format }),
        })),
      ),
      table: {
        rows: groupRows(groups, null, { t: messages.overview, format }),
        columns: groupShareColumns,
        context: { ...groupContext, whole: all },
      },
    };
  }, [classes, messages, format, groupContext]);
  const values = [
    { figure: figureOf("value-counted"), label: t.valueCounted, note: null },
    { figure: figureOf("value-at-risk"), label: t.valueAtRisk, note: t.atRiskScope },
  ];
  return (
    <Panel
      title={t.title}
      scope={t.scope}
      control={<LensSelect search={search} />}
      menu={<GroupTable title={t.title} grouping="abc" group={t.group} table={table} />}
    >
      <div
        role="group"
        aria-label={t.title}
        className={styles.classes}
        data-paper={isPaper || undefined}
      >
        {tiles.map((tile) => (
          <ClassBlock key={tile.group.key} tile={tile} facet={facet} />
        ))}
      </div>
      <dl className={styles.value}>
        {values.map(({ figure, label, note }) => (
          <div key={figure.name}>
            <dt>
              <FigureHint figure={figure.name} label={label} toSentence={figure.toSentence} />{" "}
              {note && <small>{note}</small>}
            </dt>
            <dd>
              <LineFigure figure={figure} label={label} search={search} />
            </dd>
          </div>
        ))}
      </dl>
      <CostsHidden />
    </Panel>
  );
});

function ClassBlock({
  tile: { group, facts },
  facet: { chosen, toggle },
}: {
  tile: ReturnType<typeof withSharedDigits>[number];
  facet: ChartFacet;
}) {
  const t = useMessages("overview").overview;
  const format = useFormat();
  const { name, value, lines, counted } = group;
  const share = format.share(progress({ total: lines, counted }));
  const isChosen = chosen.includes(value);
  const text = t.countedOf(format.number(counted), format.number(lines));
  return (
    <MarkFilterButton
      className={styles.block}
      isChosen={isChosen}
      isFaded={chosen.length > 0 && !isChosen}
      description={`${text}, ${facts.map(({ what, figure }) => `${figure} ${what}`).join(", ")}`}
      onClick={() => toggle(value)}
    >
      <span>{name}</span>
      <b>{share}</b>
      <Bar group={group} />
      {facts.map(({ what, figure, digits }) => (
        <span key={what} className={styles.fact}>
          <span>{what}</span> <em style={{ minWidth: `${digits}ch` }}>{figure}</em>
        </span>
      ))}
    </MarkFilterButton>
  );
}

function Bar({ group }: { group: NamedGroup }) {
  const { sound, discrepancies, inProgress, left } = linesBar([group]);
  const parts = [
    ["counted", sound],
    ["discrepancy", discrepancies],
    ["progress", inProgress],
    ["left", left],
  ] as const;
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map(
        ([part, lines]) =>
          lines > 0 && <i key={part} data-part={part} style={{ flexGrow: lines }} />,
      )}
    </span>
  );
}

/** A figure of a class. */
interface Fact {
  readonly what: string;
  readonly figure: string;
}

/** A class with the figures below its bar. */
interface Tile<OneFact extends Fact = Fact> {
  readonly group: NamedGroup;
  readonly facts: readonly OneFact[];
}

/** The tiles with the maximum digits of each fact in any tile, so that it wraps in all tiles or in none. */
function withSharedDigits(tiles: readonly Tile[]): Tile<Fact & { readonly digits: number }>[] {
  const digitsAt = (index: number) =>
    Math.max(0, ...tiles.map(({ facts }) => facts[index]?.figure.length ?? 0));
  return tiles.map(({ group, facts }) => ({
    group,
    facts: facts.map((fact, index) => ({ ...fact, digits: digitsAt(index) })),
  }));
}

function classFacts(
  { lines, left, leftValue, expectedValue }: NamedGroup,
  {
    whole,
    t,
    format,
  }: {
    whole: ReturnType<typeof wholeOf>;
    t: OverviewMessages["overview"]["classes"];
    format: Format;
  },
): readonly Fact[] {
  return [
    { what: t.left, figure: format.number(left) },
    { what: t.lines, figure: format.share(whole.lines === 0 ? null : lines / whole.lines) },
    { what: t.value, figure: format.share(shareOf(expectedValue, whole.expectedValue)) },
    { what: t.risk, figure: format.amount(leftValue, 0) },
  ];
}
