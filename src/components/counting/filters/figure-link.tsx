import { type ReactNode, use } from "react";
import { useSearchParams } from "react-router";
import { countingSearch, type Tab } from "#components/counting/search/search.ts";
import { Link } from "#components/link.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./figure-filter-button.module.css";

/** A figure that opens the tab of its lines; plain text if there are none. */
export function FigureLink({
  tab,
  name,
  lines,
  children,
}: {
  tab: Tab;
  /** Name of the figure. */
  name: string;
  /** Number of lines that it counts; `null` while unknown. */
  lines: number | null;
  children: ReactNode;
}) {
  const t = useMessages("counting").counting.scope;
  const [params] = useSearchParams();
  if (use(PaperContext) || lines === 0) return children;
  return (
    <Link
      to={`?${countingSearch.update(params, { tab })}`}
      className={styles.figure}
      title={t.filter(name)}
    >
      {children}
      <span className="visually-hidden"> {name}</span>
    </Link>
  );
}
