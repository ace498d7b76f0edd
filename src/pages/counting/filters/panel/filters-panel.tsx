import { Fragment } from "react";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { type FacetName, facetsIn } from "#lines/facets/line-facets.ts";
import { rangeOf, rangesIn } from "#lines/facets/line-ranges.ts";
import { filterGroups, moreFacets, offeredFacets } from "#pages/counting/filters/filter-groups.ts";
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
        <Ranges place="panel" range={range} />
      </div>
    </>
  );
}
