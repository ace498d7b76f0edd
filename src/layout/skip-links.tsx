import { useState } from "react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./skip-links.module.css";

const tableOf = () => document.querySelector<HTMLElement>('main [role="grid"]');

/** The first controls of each page: to its content, and past all controls to its table where it has one. */
export function SkipLinks() {
  const t = useMessages("common").app;
  const [hasTable, setHasTable] = useState(false);
  return (
    <div className={styles.links}>
      {/* Tables come and go with what the page loads. */}
      <a href="#content" onFocus={() => setHasTable(tableOf() !== null)}>
        {t.skipToContent}
      </a>
      {hasTable && (
        <button type="button" onClick={() => tableOf()?.focus()}>
          {t.skipToTable}
        </button>
      )}
    </div>
  );
}
