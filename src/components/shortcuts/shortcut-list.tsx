import { Fragment, useSyncExternalStore } from "react";
import { letterKeys } from "#storage/letter-keys.ts";
import { useMessages } from "#ui/locale.tsx";
import { shortcuts } from "./listed-shortcuts.ts";
import styles from "./shortcuts.module.css";

const places = Object.keys(shortcuts) as (keyof typeof shortcuts)[];

/** Every keyboard shortcut, by where it works. */
export function ShortcutList() {
  const t = useMessages("all").shortcutList;
  const areOn = useSyncExternalStore(letterKeys.subscribe, letterKeys.get);
  return (
    <div className={styles.list}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => letterKeys.update(() => currentTarget.checked)}
        />
        {t.letterKeys}
      </label>
      {places.map((place) => (
        <section key={place} aria-label={t.places[place]}>
          <h3>{t.places[place]}</h3>
          <dl>
            {shortcuts[place].map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key, position) => (
                    <Fragment key={key}>
                      {position > 0 && ` ${t.or} `}
                      <Key name={key} />
                    </Fragment>
                  ))}
                </dt>
                <dd>{t.actions[does]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Key({ name }: { name: string }) {
  const t = useMessages("common").shortcuts;
  return name.split("+").map((key, position) => (
    <Fragment key={key}>
      {position > 0 && " + "}
      <kbd>{t.keys[key] ?? key}</kbd>
    </Fragment>
  ));
}
