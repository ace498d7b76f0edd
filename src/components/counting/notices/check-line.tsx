import { type ReactNode, use } from "react";
import { useSearchParams } from "react-router";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import { Link } from "#components/link.tsx";
import type { LineCheck } from "#domain/lines/line-checks.ts";
import { checkFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { LineSort } from "#lines/line-query.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import type { FoundCheck } from "./oddities.ts";

/** Keeps the lines of a place together. */
const byPlace: readonly LineSort[] = [
  { field: "product.code", descending: false },
  { field: "location.code", descending: false },
];

/** Search parameters for the lines to which a check applies, among all lines. */
function checkSearch(check: LineCheck): Pick<CountingSearch, "tab" | "filter" | "sort"> {
  return {
    tab: "lines",
    filter: { facets: { [check]: ["yes"] } },
    sort: check === "listed-twice" ? byPlace : [],
  };
}

/** A check's name and note, and the number of its lines; opens them, except on paper. */
export function CheckLine({
  found,
  children,
}: {
  found: FoundCheck;
  /** At the end of the link. */
  children?: ReactNode;
}) {
  const { counting, dataChecks } = useMessages("overview");
  const { check } = found;
  const figureOf = useFigures(checkFigures, found);
  const [params] = useSearchParams();
  const content = (
    <>
      <span>
        {counting.filters.facets[check]} <small>{dataChecks.notes[check]}</small>
      </span>{" "}
      <b>
        <Figure {...figureOf(check)} />
      </b>
    </>
  );
  if (use(PaperContext)) return content;
  return (
    <Link to={`?${countingSearch.update(params, checkSearch(check))}`} data-queue={check}>
      {content}
      {children}
    </Link>
  );
}
