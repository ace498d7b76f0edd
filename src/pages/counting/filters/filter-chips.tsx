import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { facetsQuery } from "#api/counting-queries.ts";
import chipStyles from "#components/countings-filter/filter-chips.module.css";
import type { FacetName, LineFilter } from "#lines/line-query.ts";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useCountingMessages, useFormat } from "#ui/locale.tsx";
import { type LineChip, lineChips } from "./chips-list.ts";
import styles from "./filter-chips.module.css";

/** Facets whose values are ids, so that only the lines tell what they are called. */
const namedByLines = ["person", "reason", "product"] as const satisfies readonly FacetName[];

/** Everything that the lines are narrowed by, each to be taken away by itself, and all at once. */
export function LineChips({
  id,
  version,
  view,
  mayClear,
}: {
  id: string;
  /** Of the loaded lines. */
  version: number;
  view: CountingSearch;
  /** Whether no other way to clear them stands on the page. */
  mayClear: boolean;
}) {
  const t = useCountingMessages();
  const format = useFormat();
  const update = useSearchUpdate(countingSearch);
  const nameOf = useNames(id, version, view);
  const chips = lineChips(view.filter, { t, format, view: view.view, nameOf });
  const group = useRef<HTMLDivElement>(null);
  const remember = useFocusKept(group, chips);
  const remove = ({ key, without }: LineChip, index: number) => {
    update(({ filter }) => ({ filter: without(filter) }));
    remember({ key, index });
  };
  const clear = () => {
    update({ filter: {} });
    remember({ key: chips[0]?.key ?? "", index: 0 });
  };
  const { inForce, remove: removes, clear: clears } = t.lineFilters;
  return (
    <div ref={group} role="group" aria-label={inForce} tabIndex={-1} className={styles.chips}>
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
                <Button look="link" onClick={clear}>
                  {clears}
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What the lines call the chosen values that are ids; the rest of the filter has no say in that. */
export function useNames(id: string, version: number, { filter, view }: CountingSearch) {
  const client = useQueryClient();
  const names = namedByLines.filter((name) => filter.facets?.[name]);
  const chosen: LineFilter = {
    facets: Object.fromEntries(names.map((name) => [name, filter.facets?.[name] ?? []])),
  };
  const { data } = useQuery({
    ...facetsQuery(client, id, version, chosen, view, names),
    enabled: names.length > 0,
  });
  return (facet: FacetName, value: string) =>
    data?.[facet]?.values.find((option) => option.value === value)?.name ?? null;
}

interface Removed {
  readonly key: string;
  readonly index: number;
}

/** The button that was pressed goes with its chip; the focus goes to the next one, or stays with the group. */
function useFocusKept(
  group: React.RefObject<HTMLDivElement | null>,
  chips: readonly LineChip[],
): (removed: Removed) => void {
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => {
    if (!removed || chips.some(({ key }) => key === removed.key)) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    (buttons[Math.min(removed.index, buttons.length - 1)] ?? group.current)?.focus();
    setRemoved(null);
  }, [removed, chips, group]);
  return setRemoved;
}
