import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CSSProperties, ReactNode } from "react";
import { totalsQuery } from "#api/counting/counting-queries.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { DifferenceTotals } from "#domain/lines/ranked-differences.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./lines-tab.module.css";
import { LinesTotals } from "./lines-totals.tsx";

/**
 * A tab of lines, with the totals of those that match below. The table in it does not render again when the totals
 * come.
 */
export function LinesSection({
  counting: { id, loaded },
  search: { filter, lineOptions, sort },
  matching,
  children,
}: {
  counting: CountingModel;
  search: CountingSearch;
  /** Number of lines that match; `null` while it is unknown. */
  matching: number | null;
  children: ReactNode;
}) {
  const t = useMessages("counting").lines;
  const client = useQueryClient();
  const { version, isArriving } = loaded;
  const { data = null } = useQuery({
    ...totalsQuery(client, { id, version, filter, view: lineOptions }),
    enabled: !isArriving,
  });
  const totals = isArriving ? null : data;
  return (
    <section className={styles.tab} aria-label={t.name} style={scaleOf(totals)}>
      {children}
      {matching !== null && matching > 0 && (
        <LinesTotals
          loaded={loaded}
          matching={matching}
          totals={totals}
          isSortedByValue={sort.some(
            ({ field }) => field === "value" || field === "absolute-value",
          )}
        />
      )}
    </section>
  );
}

/** The scale of the bars: the largest value has the longest. */
function scaleOf(totals: DifferenceTotals | null): CSSProperties | undefined {
  const largest = totals?.largest ?? null;
  return largest === null || largest === 0 ? undefined : { "--largest": largest };
}
