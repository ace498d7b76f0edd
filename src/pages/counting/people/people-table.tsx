import { type ReactNode, useMemo } from "react";
import type { Person } from "#domain/groups/person.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { useChartFacet } from "#pages/counting/filters/facets.ts";
import { LazyLineChips } from "#pages/counting/filters/lazy-line-chips.tsx";
import type { FilterControlsProps } from "#pages/counting/filters/use-filter-controls.ts";
import { groupColumns } from "#pages/counting/overview/groups/columns.ts";
import { groupContent } from "#pages/counting/overview/groups/group-content.ts";
import { wholeOf } from "#pages/counting/overview/groups/group-rows.ts";
import { useShownColumns } from "#pages/counting/overview/groups/use-shown-columns.ts";
import type { ActivityProps } from "#pages/counting/overview/overview-props.ts";
import { PeopleJudgement } from "#pages/counting/overview/people/people-judgement.tsx";
import {
  peopleColumns as activityColumns,
  peopleRows,
  slowestFirst,
  slowPeople,
} from "#pages/counting/overview/people/people-rows.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { isSameSort } from "#table/sort/sorts.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { matchPeople } from "./match-people.ts";
import { NoPeople, NoPeopleMatch } from "./people-empty.tsx";
import { PeopleGrid } from "./people-grid.tsx";
import { type PeopleSearch, peopleSearch } from "./people-search.ts";
import styles from "./people-tab.module.css";
import { PeopleTools } from "./people-tools.tsx";
import { defaultPeopleSort, sortPeople } from "./sort-people.ts";

/** All people with matching lines, searched and sorted as in the address. */
export function PeopleTable({
  people,
  allPeople,
  search,
  active,
  calendar,
  today,
  moment,
  filters,
  totals,
  scope,
}: {
  /** With the lines that match. */
  people: readonly Person[];
  search: CountingSearch;
  filters: FilterControlsProps;
  /** Of the lines that match. */
  totals: LineTotals;
  /** Which lines the figures cover. */
  scope: ReactNode;
} & ActivityProps) {
  const messages = useMessages("all");
  const { overview } = messages;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("person", search);
  const [{ sort: chosenSort, text }, update] = useSearch(peopleSearch);
  const change = (next: Partial<PeopleSearch>) => update(next, { replace: true });
  const defaultSort = defaultPeopleSort(active && moment !== null);
  const sort = chosenSort.length > 0 ? chosenSort : defaultSort;
  const sortBy = (next: PeopleSearch["sort"]) =>
    change({ sort: isSameSort(next, defaultSort) ? [] : next });
  const rows = useMemo(
    () =>
      peopleRows(people, {
        allPeople: allPeople ?? people,
        messages,
        active,
        now: moment,
        calendar,
      }),
    [people, allPeople, messages, active, moment, calendar],
  );
  const collator = useMemo(() => new Intl.Collator(format.locale, { numeric: true }), [format]);
  const isRanked = sort === defaultSort && defaultSort.length > 0;
  const visible = useMemo(
    () =>
      matchPeople(isRanked ? slowestFirst(rows) : sortPeople(rows, sort, collator.compare), text),
    [rows, sort, isRanked, collator, text],
  );
  const slow = useMemo(() => slowPeople(rows), [rows]);
  const allColumns = useMemo(
    () => [
      ...groupColumns(overview.columns, format, wholeOf(people)),
      ...activityColumns({ messages, format, today }),
    ],
    [overview, messages, format, today, people],
  );
  const columns = useShownColumns(allColumns);
  const isPrinting = useIsPrinting();
  const isFiltered = allPeople !== null;
  return (
    <>
      <PeopleTools
        text={text}
        sort={sort}
        hasDefaultSort={defaultSort.length > 0}
        onSort={sortBy}
        matching={visible.length}
        total={rows.length}
        onChange={change}
        exported={{
          title: overview.people.title,
          count: visible.length,
          read: () => groupContent(overview.people.group, visible, columns),
        }}
      />
      <LazyLineChips {...filters} mayClear={!isPrinting} />
      {scope}
      {rows.length === 0 && <NoPeople isFiltered={isFiltered} />}
      {rows.length > 0 && visible.length === 0 && (
        <NoPeopleMatch onClear={() => change({ text: "" })} />
      )}
      {visible.length > 0 && (
        <PeopleGrid
          rows={visible}
          figureColumns={columns}
          totals={totals}
          sort={sort}
          onSort={sortBy}
          slow={slow}
          moment={moment}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {active && rows.length > 0 && moment !== null && (
        <PeopleJudgement rows={slowestFirst(rows)} slow={slow} className={styles.covers} />
      )}
    </>
  );
}
