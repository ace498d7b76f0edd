import { memo, use, useMemo } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import { accuracy, accuracyWithinTolerance } from "#domain/lines/accuracy.ts";
import { useChartFacet } from "#pages/counting/filters/facets.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import {
  type AccuracyGrouping,
  accuracyGroupings,
  countingSearch,
} from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import styles from "./accuracy-panel.module.css";
import { GroupBars } from "./groups/group-bars.tsx";
import { namedClasses, namedPeople, namedZones } from "./groups/group-names.ts";
import { accuracyBars } from "./groups/group-rows.ts";
import { Panel } from "./overview-panel.tsx";
import type { PanelProps } from "./overview-props.ts";
import { ToleranceSettings } from "./view-settings/tolerances.tsx";

const parts = ["counted", "discrepancy"] as const;

/** The lines that pass, of those whose difference is known. */
const passing = {
  strict: { accuracy: ["exact"] },
  tolerant: { accuracy: ["exact", "tolerated"] },
} as const;

/** Shares of counts that are exact or within tolerance, always with the number of lines. */
export const AccuracyPanel = memo(function AccuracyPanel({ aggregates, search }: PanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview.accuracy;
  const format = useFormat();
  const { accuracyBy: by } = search;
  const { chosen, toggle } = useChartFacet(by, search);
  const { totals, zones, people, classes } = aggregates;
  const bars = useMemo(() => {
    const context = { t: messages.overview, format };
    if (by === "zone")
      return accuracyBars(namedZones(zones.groups, messages), zones.others, context);
    const named = by === "abc" ? namedClasses(classes, messages) : namedPeople(people, messages);
    return accuracyBars(named, null, context);
  }, [by, zones, people, classes, messages, format]);
  const tolerant = accuracyWithinTolerance(totals);
  const known = totals.knownDifferences;
  const behind = t.of(format.number(known), known);
  return (
    <Panel title={t.title} scope={t.scope} control={<ToleranceSettings search={search} />}>
      <dl className={styles.overall}>
        <div>
          <dt>{t.strict}</dt>
          <dd>
            <b>
              <FigureFilterButton
                facets={passing.strict}
                name={t.strict}
                lines={totals.withoutDifference}
                search={search}
              >
                {format.share(accuracy(totals))}
              </FigureFilterButton>
            </b>{" "}
            <small>{behind}</small>
          </dd>
        </div>
        <div>
          <dt>
            <FigureHint figure="accuracy-tolerance" label={t.tolerant} />
          </dt>
          <dd>
            <b>
              <FigureFilterButton
                facets={passing.tolerant}
                name={t.tolerant}
                lines={totals.withinTolerance}
                search={search}
              >
                <Figure name="accuracy-tolerance" value={tolerant}>
                  {format.share(tolerant)}
                </Figure>
              </FigureFilterButton>
            </b>{" "}
            <small>{behind}</small>
          </dd>
        </div>
      </dl>
      <GroupingChoice by={by} />
      <GroupBars
        label={`${t.by} ${t.groups[by]}`}
        heads={t.heads}
        rows={bars}
        parts={parts}
        max={1}
        chosen={chosen}
        onToggle={toggle}
      />
    </Panel>
  );
});

function GroupingChoice({ by }: { by: AccuracyGrouping }) {
  const t = useMessages("overview").overview.accuracy;
  const update = useSearchUpdate(countingSearch);
  if (use(PaperContext)) return <p className="muted">{`${t.by} ${t.groups[by]}`}</p>;
  return (
    <div className={styles.choice}>
      <SegmentedChoice
        label={t.by}
        values={accuracyGroupings}
        chosen={by}
        titleOf={(one) => t.groups[one]}
        size="small"
        onChoose={(accuracyBy) => update({ accuracyBy })}
      />
    </div>
  );
}
