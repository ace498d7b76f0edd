import { Fragment, useId } from "react";
import {
  filterGroups,
  moreFacets,
  offeredFacets,
} from "#components/counting/filters/filter-groups.ts";
import { useLenses } from "#components/counting/filters/lenses.ts";
import { lensFields } from "#components/counting/filters/names.ts";
import {
  type FilterControlsProps,
  useFilterControls,
} from "#components/counting/filters/use-filter-controls.ts";
import { type AbcLens, abcLenses } from "#domain/lines/abc-lens.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { type FacetName, facetsIn } from "#lines/facets/line-facets.ts";
import { isTimeRange, type RangeName, rangeOf, rangesIn } from "#lines/facets/line-ranges.ts";
import type { LineFilter, Range } from "#lines/line-query.ts";
import type { LineFacets } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { EndField } from "./end-field.tsx";
import { FacetBox } from "./facet-box.tsx";
import { FacetChoice } from "./facet-choice.tsx";
import styles from "./filters-panel.module.css";
import { readEnd, writeEnd } from "./range-ends.ts";

const ends = ["from", "to"] as const;

/** A range of a figure; both ends are inclusive and may be open. */
function RangeChoice({
  name,
  range,
  onEnd,
}: {
  name: RangeName;
  range: Range;
  /** @param isMore whether it continues the previous change, and replaces its history entry */
  onEnd: (end: keyof Range, value: number | null, isMore: boolean) => void;
}) {
  const t = useMessages("all").lineFilters;
  const format = useFormat();
  const faultId = useId();
  const { from, to } = range;
  const isReversed = from !== null && to !== null && from > to;
  const { times, ...units } = t.units;
  const unit = isTimeRange(name) ? times(format.timeZone) : units[name];
  return (
    <fieldset className={styles.range} aria-describedby={isReversed ? faultId : undefined}>
      <legend>
        {t.ranges[name]} <small>{unit}</small>
      </legend>
      <div>
        {ends.map((end) => (
          <EndField
            key={end}
            label={t[end]}
            isTime={isTimeRange(name)}
            value={range[end]}
            text={writeEnd(name, { value: range[end], end, format })}
            read={(text) => readEnd(name, { text, end, format, t })}
            onRead={(value, isMore) => onEnd(end, value, isMore)}
          />
        ))}
      </div>
      {isReversed && (
        <p id={faultId} className={styles.fault}>
          {t.faults.reversed}
        </p>
      )}
    </fieldset>
  );
}

type Controls = ReturnType<typeof useFilterControls>;

/** The facet and ranges of one filter button. */
export function GroupPanel({ group, ...props }: FilterControlsProps & { group: FacetName }) {
  const { facet, range } = useFilterControls(props, [group]);
  return (
    <div className={styles.group}>
      <FacetChoice {...facet(group)} isWhole />
      <Ranges place={group} range={range} />
    </div>
  );
}

/** The facets and ranges without a separate button. */
export function MorePanel(props: FilterControlsProps) {
  const controls = useFilterControls(props, moreFacets);
  return (
    <div className={styles.panel}>
      <More {...controls} />
    </div>
  );
}

/** All facets and ranges, for a sheet. */
export function FiltersPanel(props: FilterControlsProps) {
  const controls = useFilterControls(props, offeredFacets);
  const { facet, range } = controls;
  return (
    <div className={styles.panel}>
      {filterGroups.map((group) => (
        <Fragment key={group}>
          <FacetChoice {...facet(group)} />
          <Ranges place={group} range={range} />
        </Fragment>
      ))}
      <More {...controls} />
    </div>
  );
}

/** The ranges behind the button of a facet, or in the panel of further filters. */
function Ranges({ place, range }: Pick<Controls, "range"> & { place: FacetName | "panel" }) {
  const isVisible = useIsVisible();
  return rangesIn(place)
    .filter((name) => isVisible(rangeOf(name)))
    .map((name) => <RangeChoice key={name} {...range(name)} />);
}

function More({ facet, isOffered, range, hints, lens }: Controls) {
  const facets = (place: "left" | "middle" | "right") =>
    facetsIn(place)
      .filter(isOffered)
      .map((name) => (
        <FacetChoice key={name} {...facet(name)}>
          {name === "abc" && <LensChoice {...lens} />}
        </FacetChoice>
      ));
  return (
    <>
      <div>
        {facets("left")}
        <CheckChoice {...hints} />
      </div>
      <div>
        {facets("middle")}
        <HintChoice {...hints} />
      </div>
      <div>
        {facets("right")}
        <Ranges place="panel" range={range} />
      </div>
    </>
  );
}

/** Selects the ABC classification of products that all figures by class use. */
function LensChoice({ lens, onChoose }: { lens: AbcLens; onChoose: (lens: AbcLens) => void }) {
  const t = useMessages("all");
  const id = useId();
  const lenses = useLenses(lens);
  return (
    <div className={styles.lens}>
      <label htmlFor={id}>{t.lineFilters.lens}</label>
      <select
        id={id}
        value={lens}
        onChange={({ target }) => {
          const chosen = abcLenses.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {lenses.map((one) => (
          <option key={one} value={one}>
            {t.lineFields[lensFields[one]]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  readonly counts: LineFacets | null;
  readonly filter: LineFilter;
  readonly onChoose: (name: FacetName, value: string, isChosen: boolean) => void;
}

/** Suggested filters. */
function HintChoice(props: Props) {
  const { lineFilters: t } = useMessages("all");
  return <YesChoice title={t.hints} names={facetsIn("hints")} notes={t.hintTexts} {...props} />;
}

/** Filters for lines whose figures may not mean what they seem to. */
function CheckChoice(props: Props) {
  const { dataChecks: t } = useMessages("all");
  return <YesChoice title={t.group} names={facetsIn("checks")} notes={t.notes} {...props} />;
}

/** Facets that a line either has or not, as one list. */
function YesChoice<Name extends FacetName>({
  title,
  names,
  notes,
  counts,
  filter,
  onChoose,
}: Props & {
  title: string;
  names: readonly Name[];
  notes: Readonly<Record<Name, string>>;
}) {
  const { facets } = useMessages("all").counting.filters;
  const linesOf = (name: FacetName) =>
    counts && (counts[name]?.values.find(({ value }) => value === "yes")?.lines ?? 0);
  return (
    <fieldset>
      <legend>{title}</legend>
      {names.map((name) => (
        <FacetBox
          key={name}
          name={`${name}=yes`}
          title={facets[name]}
          hint={notes[name]}
          lines={linesOf(name)}
          isChosen={filter.facets?.[name]?.includes("yes") ?? false}
          onChoose={(isChosen) => onChoose(name, "yes", isChosen)}
        />
      ))}
    </fieldset>
  );
}
