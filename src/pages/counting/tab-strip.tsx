import { Link, useSearchParams } from "react-router";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { changeSearch, type Tab, tabs } from "./search.ts";
import styles from "./tab-strip.module.css";

/** The parts of a counting. Each is an address, so they are links. */
export function TabStrip({ tab, lines }: { tab: Tab; lines: number | null }) {
  const words = useMessages().counting.tabs;
  const format = useFormat();
  const [search] = useSearchParams();
  return (
    <nav className={styles.tabs} aria-label={words.label}>
      {tabs.map((name) => (
        <Link
          key={name}
          to={`?${changeSearch(search, { tab: name })}`}
          aria-current={name === tab ? "page" : undefined}
          preventScrollReset
        >
          {words[name]}
          {name === "lines" && lines !== null && <em>{format.number(lines)}</em>}
        </Link>
      ))}
    </nav>
  );
}
