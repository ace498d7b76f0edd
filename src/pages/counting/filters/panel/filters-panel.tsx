import { useIsHidden } from "#hooks/use-is-hidden.ts";
import {
  type FilterGroup,
  filterGroups,
  moreFacets,
  offeredFacets,
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

/** The facets and ranges of one filter button. */
export function GroupPanel({ group, ...props }: FilterControlsProps & { group: FilterGroup }) {
  const { facets, ranges } = filterGroups[group];
  const { facet, range } = useFilterControls(props, facets);
  const costsHidden = useIsHidden("costs");
  return (
    <div className={styles.group}>
      {facets.map((name) => (
        <FacetChoice key={name} {...facet(name)} isWhole />
      ))}
      {ranges
        .filter((name) => name !== "value" || !costsHidden)
        .map((name) => (
          <RangeChoice key={name} {...range(name)} />
        ))}
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
  const costsHidden = useIsHidden("costs");
  const controls = useFilterControls(props, offeredFacets);
  const { facet, range } = controls;
  return (
    <div className={styles.panel}>
      <FacetChoice {...facet("state")} />
      <FacetChoice {...facet("zone")} />
      <FacetChoice {...facet("difference")} />
      <RangeChoice {...range("difference")} />
      {!costsHidden && <RangeChoice {...range("value")} />}
      <FacetChoice {...facet("documented")} />
      <FacetChoice {...facet("person")} />
      <More {...controls} />
    </div>
  );
}

function More({ facet, range, hints, lens }: ReturnType<typeof useFilterControls>) {
  return (
    <>
      <div>
        <FacetChoice {...facet("reason")} />
        <FacetChoice {...facet("incident")} />
        <CheckChoice {...hints} />
      </div>
      <div>
        <FacetChoice {...facet("recount")} />
        <HintChoice {...hints} />
      </div>
      <div>
        <FacetChoice {...facet("abc")}>
          <LensChoice {...lens} />
        </FacetChoice>
        <FacetChoice {...facet("lot")} />
        <RangeChoice {...range("finishedAt")} />
      </div>
    </>
  );
}
