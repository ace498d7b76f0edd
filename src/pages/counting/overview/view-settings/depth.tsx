import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./view-settings.module.css";

const depths = [1, 2, 3, 4];

/** Parts of a made-up location code, which show what a zone of each depth is. */
const exampleParts = ["A", "01", "02", "1"];

function exampleOf(depth: number): string {
  const parts = Array.from({ length: depth }, (_, index) => exampleParts[index] ?? "1");
  return parts.join("-");
}

/** Number of location parts that make a zone. */
export function ZoneDepth({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview").overview.zones;
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
          {t.like(exampleOf(one))}
        </option>
      ))}
    </select>
  );
}
