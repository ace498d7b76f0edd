import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./filter-chips.module.css";

/** One filter that is in force. */
export interface Filter {
  readonly key: string;
  /** What it narrows, and to what: `Started from`, `14 Mar 2025`. */
  readonly name: string;
  readonly value: string;
  /** `asked`: the API narrows its list. `loaded`: only what is loaded is narrowed. */
  readonly scope: "asked" | "loaded";
  readonly remove: () => void;
}

/** The filters in force, each to be removed by itself, and all of them at once. */
export function FilterChips({
  filters,
  onClear,
}: {
  filters: readonly Filter[];
  /** `null` where a way to clear them stands elsewhere. */
  onClear: (() => void) | null;
}) {
  const t = useMessages("first").listFilters;
  const group = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its filter; the focus must not go with it.
  const [removed, setRemoved] = useState<{ key: string; index: number } | null>(null);
  useEffect(() => {
    if (!removed || filters.some(({ key }) => key === removed.key)) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    (buttons[Math.min(removed.index, buttons.length - 1)] ?? group.current)?.focus();
    setRemoved(null);
  }, [removed, filters]);
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
                  setRemoved({ key, index });
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
          {onClear && (
            <li>
              <Button
                look="link"
                onClick={() => {
                  onClear();
                  setRemoved({ key: filters[0]?.key ?? "", index: 0 });
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
