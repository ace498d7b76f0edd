import { Suspense, useRef } from "react";
import { countingSearch } from "#components/counting/search/search.ts";
import type { FacetName } from "#lines/facets/line-facets.ts";
import { hasConditions } from "#lines/line-query.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { FilterButton } from "./filter-button.tsx";
import { filterGroups, inGroup, inNoGroup, withoutGroup } from "./filter-groups.ts";
import styles from "./filter-row.module.css";
import { LazyLineChips } from "./lazy-line-chips.tsx";
import type { FilterControlsProps } from "./use-filter-controls.ts";

const GroupPanel = lazyComponent(
  async () => (await import("#components/counting/filters/panel/filters-panel.tsx")).GroupPanel,
);
const MorePanel = lazyComponent(
  async () => (await import("#components/counting/filters/panel/filters-panel.tsx")).MorePanel,
);
const ChosenValues = lazyComponent(async () => (await import("./line-chips.tsx")).ChosenValues);

/** The filters of a table as buttons in a row that scrolls sideways; a button that is set is its own chip. */
export function FilterRow({
  mayClear,
  ...props
}: FilterControlsProps & {
  /** Whether to offer clearing all; `false` where the page does so elsewhere. */
  mayClear: boolean;
}) {
  const { lines: t, counting } = useMessages("counting");
  const { filters, header } = counting;
  const row = useRef<HTMLDivElement>(null);
  const update = useSearchUpdate(countingSearch);
  const { id, version, search } = props;
  const { filter } = search;
  const others = { ...search, filter: inNoGroup(filter) };
  const chosenIn = (group: FacetName) => {
    const own = inGroup(filter, group);
    return hasConditions(own) ? (
      <Suspense fallback={<b>…</b>}>
        <ChosenValues
          id={id}
          version={version}
          search={{ ...search, filter: own }}
          title={filters.facets[group]}
        />
      </Suspense>
    ) : null;
  };
  const clear = () => {
    row.current?.focus();
    update({ filter: {} });
  };
  return (
    <div ref={row} className={styles.row} role="group" aria-label={filters.name} tabIndex={-1}>
      {filterGroups.map((group) => (
        <FilterButton
          key={group}
          name={group}
          title={filters.facets[group]}
          value={chosenIn(group)}
          onClear={() => update((now) => ({ filter: withoutGroup(now.filter, group) }))}
        >
          <GroupPanel {...props} group={group} />
        </FilterButton>
      ))}
      <FilterButton name="more" title={header.more} isWide>
        <MorePanel {...props} />
      </FilterButton>
      <LazyLineChips id={id} version={version} search={others} mayClear={false} />
      {mayClear && hasConditions(filter) && (
        <Button variant="link" data-action="" onClick={clear}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}
