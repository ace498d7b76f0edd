import { type MouseEvent, useState } from "react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./skip-links.module.css";

const tableOf = () => document.querySelector<HTMLElement>('main [role="grid"]');

/** The first links of each page: to its content, and past all controls to its table where it has one. */
export function SkipLinks() {
  const t = useMessages("common").app;
  const [hasTable, setHasTable] = useState(false);
  const skipToTable = (event: MouseEvent) => {
    event.preventDefault();
    tableOf()?.focus();
  };
  return (
    // Tables come and go with what the page loads.
    <div className={styles.links} onFocus={() => setHasTable(tableOf() !== null)}>
      <a href="#content">{t.skipToContent}</a>
      {hasTable && (
        <a href="#content" onClick={skipToTable}>
          {t.skipToTable}
        </a>
      )}
    </div>
  );
}
