import { type KeyboardEvent, useRef } from "react";
import { defaultTolerances, type Tolerances } from "#domain/tolerance.ts";
import { useStep } from "#pages/counting/filters/lines-filters-use-step.ts";
import type { CountingSearch } from "#pages/counting/search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./view-settings.module.css";
import { percentOf, shareOfPercent } from "./view-settings-percent.ts";

const classes = ["A", "B", "C", "none"] as const;

/** How far a count may be off and still pass, by class. */
export function ToleranceSettings({ view: { view } }: { view: CountingSearch }) {
  const words = useMessages().overview.accuracy;
  const take = useStep();
  const menu = useRef<HTMLDetailsElement>(null);
  const put = (change: Partial<Tolerances>) =>
    take(({ view: now }) => ({
      view: { ...now, tolerances: { ...now.tolerances, ...change } },
    }));
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={menu} className={styles.menu} onKeyDown={close}>
      <summary>{words.settings}</summary>
      <div className={styles.box}>
        <p>{words.settingsLead}</p>
        {classes.map((name) => (
          <label key={name}>
            {words.classOf(name)}
            <input
              // What the address says takes the place of what was typed, also after Back.
              key={view.tolerances[name]}
              inputMode="decimal"
              defaultValue={percentOf(view.tolerances[name])}
              onBlur={({ target }) => {
                const share = shareOfPercent(target.value);
                if (share === null) target.value = percentOf(view.tolerances[name]);
                else put({ [name]: share });
              }}
              onKeyDown={({ key, currentTarget }) => {
                if (key === "Enter") currentTarget.blur();
              }}
            />
          </label>
        ))}
        <Button look="link" onClick={() => put(defaultTolerances)}>
          {words.reset}
        </Button>
      </div>
    </details>
  );
}
