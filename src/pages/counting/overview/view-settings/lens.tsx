import { abcLenses } from "#domain/lines/abc-lens.ts";
import { useLenses } from "#pages/counting/filters/lenses.ts";
import { lensFields } from "#pages/counting/filters/names.ts";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./view-settings.module.css";

/** Selects the ABC classification of products that figures use. */
export function LensSelect({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview");
  const update = useSearchUpdate(countingSearch);
  const lenses = useLenses(lineOptions.lens);
  return (
    <select
      className={styles.select}
      aria-label={t.lineFilters.lens}
      title={t.lineFilters.lens}
      value={lineOptions.lens}
      onChange={({ target }) => {
        const lens = abcLenses.find((one) => one === target.value);
        if (lens) update((now) => ({ lineOptions: { ...now.lineOptions, lens } }));
      }}
    >
      {lenses.map((one) => (
        <option key={one} value={one}>
          {t.lineFields[lensFields[one]]}
        </option>
      ))}
    </select>
  );
}
