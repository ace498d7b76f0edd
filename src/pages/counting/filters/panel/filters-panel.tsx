import { Fragment } from "react";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { type FacetName, facetsIn } from "#lines/facets/line-facets.ts";
import {
  filterGroups,
  moreFacets,
  offeredFacets,
  rangesOf,
} from "#pages/counting/filters/filter-groups.ts";
import {
  type FilterControlsProps,
  useFilterControls,
} from "#pages/counting/filters/use-filter-controls.ts";
import { FacetChoice } from "./facet-choice.tsx";
import styles from "./filters-panel.module.css";
import { LensChoice } from "./lens-choice.tsx";
import { RangeChoice } from "./range-choice.tsx";
import { CheckChoice, HintChoice } from "./yes-choices.tsx";

type Controls = ReturnType<typeof useFilterControls>;

/** The facet and ranges of one filter button. */
export function GroupPanel({ group, ...props }: FilterControlsProps & { group: FacetName }) {
  const { facet, range } = useFilterControls(props, [group]);
  return (
    <div className={styles.group}>
      <FacetChoice {...facet(group)} isWhole />
      <RangesOf group={group} range={range} />
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
          <RangesOf group={group} range={range} />
        </Fragment>
      ))}
      <More {...controls} />
    </div>
  );
}

function RangesOf({ group, range }: Pick<Controls, "range"> & { group: FacetName }) {
  const costsHidden = useIsHidden("costs");
  return rangesOf(group)
    .filter((name) => name !== "value" || !costsHidden)
    .map((name) => <RangeChoice key={name} {...range(name)} />);
}

function More({ facet, range, hints, lens }: Controls) {
  const facets = (place: "left" | "middle" | "right") =>
    facetsIn(place).map((name) => (
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
        <RangeChoice {...range("finishedAt")} />
      </div>
    </>
  );
}
