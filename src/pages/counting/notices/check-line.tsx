import { type ReactNode, use } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { checkFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import { checkSearch } from "./check-search.ts";
import type { FoundCheck } from "./oddities.ts";

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
