import X from "lucide-react/icons/x";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./filter-chips.module.css";
import { useChipFocus } from "./use-chip-focus.ts";

/** An active filter. */
export interface Filter {
  readonly key: string;
  /** Its name and value: `Started from`, `14 Mar 2025`. */
  readonly name: string;
  readonly value: string;
  /** `asked`: the API filters. `loaded`: only loaded countings are filtered. */
  readonly scope: "asked" | "loaded";
  readonly remove: () => void;
}

/** The active filters, each removable, and a button to clear all. */
export function FilterChips({
  filters,
  onClear,
}: {
  filters: readonly Filter[];
  /** `null` when another button clears them. */
  onClear: (() => void) | null;
}) {
  const t = useMessages("common").listFilters;
  const { group, noteRemoved } = useChipFocus(filters);
  const scopes = { asked: t.asked, loaded: t.overLoaded };
  return (
    <div ref={group} role="group" aria-label={t.name} tabIndex={-1} className={styles.chips}>
      {filters.length > 0 && (
        <ul>
          {filters.map(({ key, name, value, scope, remove }, index) => (
            <li key={key} className={styles.chip} data-scope={scope} title={scopes[scope]}>
              <span className={styles.name}>{name}</span> {value}
              <span className="visually-hidden">, {scopes[scope]}</span>
              <button
                type="button"
                aria-label={t.remove(`${name} ${value}`)}
                onClick={() => {
                  remove();
                  noteRemoved({ key, index });
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
          {onClear && (
            <li>
              <Button
                variant="link"
                data-action=""
                onClick={() => {
                  onClear();
                  noteRemoved({ key: filters[0]?.key ?? "", index: 0 });
                }}
              >
                {t.clear}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
