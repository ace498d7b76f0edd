import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { countingSearch, type Tab, tabs } from "#components/counting/search/search.ts";
import { Link } from "#components/link.tsx";
import type { LineAggregates } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { showInStrip } from "#ui/show-in-strip.ts";
import styles from "./tab-strip.module.css";

/** The tabs of a counting. Each has an address, so they are links. */
export function TabStrip({
  tab,
  aggregates,
}: {
  tab: Tab;
  /** `null` until all lines have arrived. */
  aggregates: LineAggregates | null;
}) {
  const t = useMessages("counting").counting.tabs;
  const format = useFormat();
  const [params] = useSearchParams();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => showInStrip(strip.current, strip.current?.children[tabs.indexOf(tab)]), [tab]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={t.label}>
      {tabs.map((name) => (
        <Link
          key={name}
          to={`?${countingSearch.update(params, { tab: name })}`}
          aria-current={name === tab ? "page" : undefined}
          data-action={t[name]}
        >
          {t[name]}
          {name !== "overview" && <em>{aggregates && format.number(countOf(name, aggregates))}</em>}
        </Link>
      ))}
    </nav>
  );
}

/** Number of rows of a tab. */
function countOf(tab: Exclude<Tab, "overview">, { totals, people }: LineAggregates): number {
  if (tab === "people") return people.length;
  return tab === "recounts" ? totals.recounted : totals[tab];
}
