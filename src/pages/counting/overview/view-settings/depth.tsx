import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./view-settings.module.css";

const depths = [1, 2, 3, 4];

/** Number of location parts that make a zone. */
export function ZoneDepth({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview").overview.zones;
  const format = useFormat();
  const update = useSearchUpdate(countingSearch);
  const { depth } = lineOptions.zone;
  const choose = (next: number) =>
    update((now) => {
      // Zone codes of one depth do not exist at another.
      const { zone: _, ...facets } = now.filter.facets ?? {};
      const { facets: __, ...rest } = now.filter;
      return {
        lineOptions: { ...now.lineOptions, zone: { ...now.lineOptions.zone, depth: next } },
        filter: Object.keys(facets).length === 0 ? rest : { ...rest, facets },
      };
    });
  return (
    <select
      className={styles.select}
      aria-label={t.depth}
      title={t.depth}
      value={depth}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {(depths.includes(depth) ? depths : [...depths, depth]).map((one) => (
        <option key={one} value={one}>
          {format.number(one)}
        </option>
      ))}
    </select>
  );
}
