import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { orderQuery } from "#api/counting/counting-queries.ts";
import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { noAnswer } from "#format/numbers.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { facetValue } from "#lines/facet-value.ts";
import type { LineFilter } from "#lines/line-query.ts";
import type { FoundLine } from "#lines/line-store.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./drawer-body.module.css";
import { type LineFindings, lineFindings } from "./findings-of.ts";

const misplacements: LineFilter = { facets: { misplaced: ["yes"] } };
const names = ["recount", "documented", "packages", "misplaced", "stalled"] as const;

/** Answers that follow from the fields of a line. */
export function LineDrawerFindings({
  found,
  counting,
}: {
  found: FoundLine;
  counting: CountingModel;
}) {
  const t = useMessages("all").lineDrawer;
  const facts = useMemo(() => lineFacts(found.line), [found.line]);
  const misplaced = useIsMisplaced(counting.id, found, isDiscrepancy(facts));
  const totals = counting.aggregates?.contextTotals ?? null;
  const now = totals && counting.now;
  const findings = lineFindings(facts, {
    misplaced,
    medianDuration: totals?.medianDuration ?? null,
    now,
  });
  return (
    <section className={styles.group}>
      <h3>{t.groups.findings}</h3>
      <dl className={styles.fields}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t.findings[name]}</dt>
            <dd data-finding={name} data-none={findings[name] === null || undefined}>
              <Finding value={findings[name]} />
              {name === "misplaced" && findings.misplaced && (
                <OppositeLink product={facts.productId} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Opens the lines of the product that are short or over. */
function OppositeLink({ product }: { product: string }) {
  const t = useMessages("all").lineDrawer;
  const [params] = useSearchParams();
  const facets = { product: [facetValue(product)], misplaced: ["yes"] };
  const next = { tab: "discrepancies", filter: { facets }, line: null } as const;
  return (
    <>
      {" · "}
      <Link to={`?${countingSearch.update(params, next)}`}>{t.showOpposite}</Link>
    </>
  );
}

/**
 * @param differs whether the line has a discrepancy; otherwise there is no query
 * @returns `null` while unknown
 */
function useIsMisplaced(id: string, { version, row }: FoundLine, differs: boolean): boolean | null {
  const client = useQueryClient();
  const { data } = useQuery({
    ...orderQuery(client, {
      id,
      version,
      filter: misplacements,
      sorts: [],
      view: defaultViewSettings,
    }),
    enabled: differs,
  });
  return data?.version === version ? data.rows.includes(row) : null;
}

function Finding({ value }: { value: LineFindings[keyof LineFindings] }) {
  const { lineDrawer: t, lines } = useMessages("all");
  if (value === null) return noAnswer;
  return typeof value === "boolean" ? t.yesOrNo(value) : lines.recountEffects[value];
}
