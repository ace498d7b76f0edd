import { Fragment } from "react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./shortcuts.module.css";
import { shortcuts } from "./shortcuts.ts";

/** Every keyboard shortcut, by where it works. */
export function ShortcutList() {
  const words = useMessages().shortcuts;
  return (
    <div className={styles.list}>
      {(["everywhere", "lines"] as const).map((place) => (
        <section key={place} aria-label={words.places[place]}>
          <h3>{words.places[place]}</h3>
          <dl>
            {shortcuts[place].map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key, position) => (
                    <Fragment key={key}>
                      {position > 0 && ` ${words.or} `}
                      <kbd>{words.keys[key] ?? key}</kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd>{words.actions[does]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
