import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./filter-chips.module.css";

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
  const t = useMessages("first").listFilters;
  const group = useRef<HTMLDivElement>(null);
  // The clicked button disappears with its filter; the focus moves to a neighbour.
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
                variant="link"
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
