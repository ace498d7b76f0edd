import { type KeyboardEvent, useState } from "react";
import { defaultTolerances, type Tolerances } from "#domain/lines/tolerance.ts";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { ToleranceField } from "./tolerance.tsx";
import styles from "./view-settings.module.css";

const classes = ["A", "B", "C", "none"] as const;

/** The tolerances by ABC class. */
export function ToleranceSettings({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview").overview.accuracy;
  const update = useSearchUpdate(countingSearch);
  // A reset also clears invalid text.
  const [resets, setResets] = useState(0);
  const put = (change: Partial<Tolerances>) =>
    update(({ lineOptions: now }) => ({
      lineOptions: { ...now, tolerances: { ...now.tolerances, ...change } },
    }));
  const close = ({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  return (
    <details className={styles.menu} onKeyDown={close}>
      <summary>{t.settings}</summary>
      <div className={styles.box}>
        <p>{t.settingsLead}</p>
        {classes.map((name) => (
          <ToleranceField
            key={`${name} ${resets}`}
            label={t.classOf(name)}
            share={lineOptions.tolerances[name]}
            onTake={(share) => put({ [name]: share })}
          />
        ))}
        <Button
          variant="link"
          onClick={() => {
            put(defaultTolerances);
            setResets(resets + 1);
          }}
        >
          {t.reset}
        </Button>
      </div>
    </details>
  );
}
