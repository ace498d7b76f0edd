import { useQuery, useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { facetsQuery } from "#api/counting/counting-queries.ts";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import chipStyles from "#components/countings-filter/filter-chips.module.css";
import { useChipFocus } from "#components/countings-filter/use-chip-focus.ts";
import { type FacetName, facetNames, facetOf } from "#lines/facets/line-facets.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type LineChip, lineChips } from "./chips-list.ts";

/** Facets whose values are ids: their names come from the lines. */
const namedByLines = facetNames.filter((name) => facetOf(name).kind === "ids");

export interface LineChipsProps {
  readonly id: string;
  /** Version of the loaded lines. */
  readonly version: number;
  readonly search: CountingSearch;
  /** Whether to show a button that clears all; `false` where the page has another one. */
  readonly mayClear: boolean;
}

/** A removable chip for each part of the filter, and a button that clears all. */
export function LineChips({ id, version, search, mayClear }: LineChipsProps) {
  const t = useMessages("overview");
  const format = useFormat();
  const update = useSearchUpdate(countingSearch);
  const nameOf = useChipNames(id, version, search);
  const chips = lineChips(search.filter, { t, format, lineOptions: search.lineOptions, nameOf });
  const { group, noteRemoved } = useChipFocus(chips);
  const remove = ({ key, without }: LineChip, index: number) => {
    update(({ filter }) => ({ filter: without(filter) }));
    noteRemoved({ key, index });
  };
  const clear = () => {
    update({ filter: {} });
    noteRemoved({ key: chips[0]?.key ?? "", index: 0 });
  };
  const { inForce } = t.lineFilters;
  const { remove: removes } = t.counting.filters;
  return (
    <div ref={group} role="group" aria-label={inForce} tabIndex={-1}>
      {chips.length > 0 && (
        <div className={chipStyles.chips}>
          <ul>
            {chips.map((chip, index) => (
              <li key={chip.key} className={chipStyles.chip} data-filter={chip.key}>
                <span className={chipStyles.name}>{chip.name}</span> {chip.value}
                <button
                  type="button"
                  aria-label={removes(`${chip.name} ${chip.value}`)}
                  onClick={() => remove(chip, index)}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
            {mayClear && (
              <li>
                <Button variant="link" onClick={clear}>
                  {t.lines.clear}
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The values and ranges of one part of a filter, for the button of that part. */
export function ChosenValues({
  id,
  version,
  search,
  title,
}: Omit<LineChipsProps, "mayClear"> & {
  /** Of the button. */
  title: string;
}) {
  const t = useMessages("overview");
  const format = useFormat();
  const nameOf = useChipNames(id, version, search);
  const chips = lineChips(search.filter, { t, format, lineOptions: search.lineOptions, nameOf });
  const text = chips
    .map(({ name, value }) => (name === title ? value : `${name} ${value}`))
    .join(", ");
  return <b title={text}>{text}</b>;
}

/** Names of the chosen values that are ids, whatever the rest of the filter is. */
export function useChipNames(id: string, version: number, { filter, lineOptions }: CountingSearch) {
  const client = useQueryClient();
  const names = namedByLines.filter((name) => filter.facets?.[name]);
  const chosen: LineFilter = {
    facets: Object.fromEntries(names.map((name) => [name, filter.facets?.[name] ?? []])),
  };
  const { data } = useQuery({
    ...facetsQuery(client, { id, version, filter: chosen, view: lineOptions, names }),
    enabled: names.length > 0,
  });
  return (facet: FacetName, value: string) =>
    data?.[facet]?.values.find((option) => option.value === value)?.name ?? null;
}
