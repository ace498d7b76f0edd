import { memo, use, useId, useMemo, useState } from "react";
import { accuracy, accuracyWithinTolerance } from "#domain/accuracy.ts";
import { FigureHint } from "#pages/figure-hint.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./accuracy-panel.module.css";
import { GroupBars } from "./groups-bars.tsx";
import { accuracyBars } from "./groups-lines.ts";
import { namedClasses, namedPeople, namedZones } from "./groups-named.ts";
import { useChartFacet } from "./overview-facets.ts";
import { Panel } from "./overview-panel.tsx";
import type { PanelProps } from "./overview-props.ts";
import { PaperContext } from "./paper-context.ts";
import { ToleranceSettings } from "./view-settings-tolerances.tsx";

const groupings = ["zone", "person", "abc"] as const;

type Grouping = (typeof groupings)[number];

const parts = ["counted", "discrepancy"] as const;

/** How many counts are right, exactly and nearly; always with the number of lines behind it. */
export const AccuracyPanel = memo(function AccuracyPanel({ aggregates, view }: PanelProps) {
  const messages = useMessages();
  const words = messages.overview.accuracy;
  const format = useFormat();
  const [by, setBy] = useState<Grouping>("zone");
  const { chosen, toggle } = useChartFacet(by, view);
  const { totals, zones, people, classes } = aggregates;
  const bars = useMemo(() => {
    const how = { words: messages.overview, format };
    if (by === "zone") return accuracyBars(namedZones(zones.groups, messages), zones.others, how);
    const named = by === "abc" ? namedClasses(classes, messages) : namedPeople(people, messages);
    return accuracyBars(named, null, how);
  }, [by, zones, people, classes, messages, format]);
  const tolerant = accuracyWithinTolerance(totals);
  const known = totals.knownDifferences;
  const behind = words.of(format.number(known), known);
  return (
    <Panel title={words.title} scope={words.scope} control={<ToleranceSettings view={view} />}>
      <dl className={styles.overall}>
        <div>
          <dt>{words.strict}</dt>
          <dd>
            <b>{format.share(accuracy(totals))}</b> <small>{behind}</small>
          </dd>
        </div>
        <div>
          <dt>
            <FigureHint figure="accuracy-tolerance" label={words.tolerant} />
          </dt>
          <dd>
            <b>
              <Figure name="accuracy-tolerance" value={tolerant}>
                {format.share(tolerant)}
              </Figure>
            </b>{" "}
            <small>{behind}</small>
          </dd>
        </div>
      </dl>
      <GroupingChoice by={by} onChoose={setBy} />
      <GroupBars
        label={`${words.by} ${words.groups[by]}`}
        heads={words.heads}
        rows={bars}
        parts={parts}
        most={1}
        chosen={chosen}
        onToggle={toggle}
      />
    </Panel>
  );
});

function GroupingChoice({ by, onChoose }: { by: Grouping; onChoose: (by: Grouping) => void }) {
  const words = useMessages().overview.accuracy;
  const name = useId();
  if (use(PaperContext)) return <p className="muted">{`${words.by} ${words.groups[by]}`}</p>;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{words.by}</legend>
      {groupings.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === by}
            onChange={() => onChoose(one)}
          />
          <span>{words.groups[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
