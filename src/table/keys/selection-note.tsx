import styles from "./selection-note.module.css";
import type { GridKeys } from "./use-grid-keys.ts";

/** The last result for the selected cells: over the last row, or `isFixed` in a page that scrolls with the window. */
export function SelectionNote({ keys, isFixed }: { keys: GridKeys; isFixed?: boolean }) {
  return (
    <p aria-live="polite" className={styles.note} data-fixed={isFixed}>
      {keys.announcement}
    </p>
  );
}
