import { type ReactNode, use } from "react";
import { Link, useSearchParams } from "react-router";
import { countingSearch, type Tab } from "#pages/counting/search/search.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useCountingMessages } from "#ui/locale.tsx";
import styles from "./figure-filter-button.module.css";

/** A figure of lines that have a tab of their own, which it opens; a mere figure where there is none of them. */
export function FigureLink({
  tab,
  name,
  lines,
  children,
}: {
  tab: Tab;
  /** What it is a figure of. */
  name: string;
  /** How many it counts; `null` while that is not known. */
  lines: number | null;
  children: ReactNode;
}) {
  const t = useCountingMessages().overview;
  const [search] = useSearchParams();
  if (use(PaperContext) || lines === 0) return children;
  return (
    <Link
      to={`?${countingSearch.update(search, { tab })}`}
      className={styles.figure}
      title={t.narrowTo(name)}
    >
      {children}
      <span className="visually-hidden"> {name}</span>
    </Link>
  );
}
