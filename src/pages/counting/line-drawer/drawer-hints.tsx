import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { orderQuery } from "#api/counting/counting-queries.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { Link } from "#components/link.tsx";
import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { wholePacks } from "#domain/lines/pack-hint.ts";
import { isStalledLine } from "#domain/lines/stalled.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { facetValue } from "#lines/facet-value.ts";
import type { FoundLine } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./drawer-body.module.css";
import { nearestOpposites, type OtherLine } from "./opposites.ts";
import type { FullRow } from "./row.ts";

const fields = ["location.code", "difference"] as const;

/** Where the cause of a difference may be, and a count that takes unusually long. Nothing where there is no hint. */
export function LineDrawerHints({
  found,
  row,
  counting,
}: {
  found: FoundLine;
  row: FullRow;
  counting: CountingModel;
}) {
  const t = useMessages("all").lineDrawer;
  const format = useFormat();
  const facts = useMemo(() => lineFacts(found.line), [found.line]);
  const opposites = useOpposites(counting, found, isDiscrepancy(facts));
  const { nearest, more } = nearestOpposites(facts.difference, opposites);
  const packs = isDiscrepancy(facts) ? wholePacks(facts.difference, facts.packagingUnit) : null;
  const totals = counting.aggregates?.contextTotals ?? null;
  const { now } = counting;
  const { startedAt } = facts;
  const openFor =
    totals && now !== null && startedAt !== null && isStalledLine(facts, totals.medianDuration, now)
      ? now - startedAt
      : null;
  if (nearest.length === 0 && packs === null && openFor === null) return null;
  return (
    <ul className={styles.hints}>
      {nearest.map(({ id, location, difference }) => (
        <li key={id}>
          <OtherLineLink id={id}>{t.lookAt(location, format.signed(difference))}</OtherLineLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <ProductLink product={facts.productId}>
            {t.moreOpposites(format.number(more))}
          </ProductLink>
        </li>
      )}
      {packs !== null && (
        <li>{t.packs(format.number(packs), format.number(row["product.packagingUnit"]))}</li>
      )}
      {openFor !== null && <li>{t.openFor(format.duration(openFor))}</li>}
    </ul>
  );
}

/** Opens another line. */
function OtherLineLink({ id, children }: { id: number; children: string }) {
  const [params] = useSearchParams();
  return <Link to={`?${countingSearch.update(params, { line: id })}`}>{children}</Link>;
}

/** Opens the lines of the product that are short or over. */
function ProductLink({ product, children }: { product: string; children: string }) {
  const [params] = useSearchParams();
  const facets = { product: [facetValue(product)], misplaced: ["yes"] };
  const next = { tab: "discrepancies", filter: { facets }, sort: [], line: null } as const;
  return <Link to={`?${countingSearch.update(params, next)}`}>{children}</Link>;
}

/**
 * The lines of the product with a difference, if some are short and others over.
 * @param differs whether the line has a discrepancy; otherwise there is no query
 */
function useOpposites(
  { id, asOf }: Pick<CountingModel, "id" | "asOf">,
  { version, line }: FoundLine,
  differs: boolean,
): readonly OtherLine[] {
  const client = useQueryClient();
  const { data } = useQuery({
    ...orderQuery(client, {
      id,
      version,
      filter: { facets: { product: [facetValue(line.product.id)], misplaced: ["yes"] } },
      sorts: [],
      view: asOf === undefined ? defaultViewSettings : { ...defaultViewSettings, asOf },
      fields,
    }),
    enabled: differs,
  });
  return useMemo(
    () =>
      (data?.first ?? []).map((other) => ({
        id: other.id,
        location: other["location.code"] ?? "",
        difference: other.difference ?? 0,
      })),
    [data],
  );
}
