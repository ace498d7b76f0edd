import Search from "lucide-react/icons/search";
import { findKeys } from "#components/shortcuts/shortcuts.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./find-button.module.css";

/** Opens the palette; shows its name and keys where there is room. */
export function FindButton({ onFind }: { onFind: () => void }) {
  const { app, shortcuts } = useMessages("common");
  const held = findKeys();
  const keys = held.map((key) => shortcuts.keys[key] ?? key).join(" ");
  return (
    <span className={styles.find}>
      <Button
        onClick={onFind}
        aria-haspopup="dialog"
        aria-keyshortcuts={held.join("+")}
        title={`${app.find} ${keys}`}
      >
        <Search aria-hidden="true" />
        <span>{app.find}</span>
        <small aria-hidden="true">{keys}</small>
      </Button>
    </span>
  );
}
