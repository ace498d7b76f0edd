import Inbox from "lucide-react/icons/inbox";
import SearchX from "lucide-react/icons/search-x";
import { type ReactNode, useMemo } from "react";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { LazyLineChips } from "#components/counting/filters/lazy-line-chips.tsx";
import { NoMatchText } from "#components/counting/filters/no-match-text.tsx";
import type { FilterControlsProps } from "#components/counting/filters/use-filter-controls.ts";
import { wholeOf } from "#components/counting/panels/groups/group-rows.ts";
import { useGroupContext } from "#components/counting/panels/groups/use-group-context.ts";
import type { ActivityProps } from "#components/counting/panels/overview-props.ts";
import { PeopleJudgement } from "#components/counting/panels/people/people-judgement.tsx";
import { slowestFirst, usePeopleRows } from "#components/counting/panels/people/people-rows.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import type { Person } from "#domain/groups/person.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { useSearch } from "#search-params/use-search.ts";
import { isSameSort } from "#table/sort/sorts.ts";
import { Button } from "#ui/button.tsx";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { matchPeople } from "./match-people.ts";
import { PeopleGrid } from "./people-grid.tsx";
import { type PeopleSearch, peopleSearch } from "./people-search.ts";
import styles from "./people-tab.module.css";
import { PeopleTools } from "./people-tools.tsx";
import { defaultPeopleSort, sortPeople } from "./sort-people.ts";
import { peopleFile } from "./table.tsx";

/** All people with matching lines, searched and sorted as in the address. */
export function PeopleTable({
  people,
  search,
  today,
  filters,
  totals,
  scope,
  ...activity
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
  const { allPeople, active, moment } = activity;
  const messages = useMessages("all");
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("person", search);
  const [{ sort: chosenSort, text }, update] = useSearch(peopleSearch);
  const change = (next: Partial<PeopleSearch>) => update(next, { replace: true });
  const defaultSort = defaultPeopleSort(active && moment !== null);
  const sort = chosenSort.length > 0 ? chosenSort : defaultSort;
  const sortBy = (next: PeopleSearch["sort"]) =>
    change({ sort: isSameSort(next, defaultSort) ? [] : next });
  const { rows, slow } = usePeopleRows(people, messages, activity);
  const groupContext = useGroupContext();
  const context = useMemo(
    () => ({ ...groupContext, messages, whole: wholeOf(people), today, slow, moment }),
    [groupContext, messages, people, today, slow, moment],
  );
  const collator = useMemo(() => new Intl.Collator(format.locale, { numeric: true }), [format]);
  const isRanked = sort === defaultSort && defaultSort.length > 0;
  const visible = useMemo(() => {
    const sorted = isRanked
      ? slowestFirst(rows)
      : sortPeople(rows, sort, context, collator.compare);
    return matchPeople(sorted, text).map(({ totals }) => totals);
  }, [rows, sort, isRanked, context, collator, text]);
  const isPrinting = useIsPrinting();
  const isFiltered = allPeople !== null;
  return (
    <>
      <PeopleTools
        context={context}
        text={text}
        sort={sort}
        hasDefaultSort={defaultSort.length > 0}
        onSort={sortBy}
        matching={visible.length}
        total={rows.length}
        onChange={change}
        exported={{
          title: messages.overview.people.title,
          count: visible.length,
          read: () => contentOf(peopleFile, visible, context),
        }}
      />
      <LazyLineChips {...filters} mayClear={!isPrinting} />
      {scope}
      {rows.length === 0 && <NoPeople {...{ filters, isFiltered }} />}
      {rows.length > 0 && visible.length === 0 && (
        <NoPeopleMatch onClear={() => change({ text: "" })} />
      )}
      {visible.length > 0 && (
        <PeopleGrid
          people={visible}
          context={context}
          totals={totals}
          sort={sort}
          onSort={sortBy}
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

/** Shown instead of the people where no line has one. */
function NoPeople({
  filters: { id, search },
  isFiltered,
}: {
  filters: FilterControlsProps;
  /** Whether only the filter leaves no people. */
  isFiltered: boolean;
}) {
  const { overview, counting } = useMessages("all");
  const { title, text } = isFiltered
    ? counting.filters.noMatch
    : { title: overview.people.none, text: null };
  return (
    <StateBlock icon={Inbox} title={title}>
      <NoMatchText id={id} filter={search.filter}>
        {text}
      </NoMatchText>
    </StateBlock>
  );
}

/** Shown instead of the people when the search finds none. */
function NoPeopleMatch({ onClear }: { onClear: () => void }) {
  const t = useMessages("all").people;
  return (
    <StateBlock
      icon={SearchX}
      title={t.noMatch.title}
      actions={
        <Button variant="primary" onClick={onClear}>
          {t.clear}
        </Button>
      }
    >
      {t.noMatch.text}
    </StateBlock>
  );
}
