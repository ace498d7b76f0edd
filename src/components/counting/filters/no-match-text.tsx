import { type ReactNode, Suspense } from "react";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import { noValue } from "#lines/facet-value.ts";
import { facetNames, facetOf } from "#lines/facets/line-facets.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { useMessages } from "#ui/locale.tsx";

/** Why no line matches: the usual reason, or that the filter asks for outcomes of the counts before, which are not known. */
export function NoMatchText({
  id,
  filter,
  children,
}: {
  /** Of the counting. */
  id: string;
  filter: LineFilter;
  /** The usual reason. */
  children?: ReactNode;
}) {
  const earlier = useEarlierOutcomes(id);
  if (earlier !== null || !asksForEarlier(filter)) return children;
  return (
    <Suspense fallback={null}>
      <EarlierUnknown />
    </Suspense>
  );
}

function EarlierUnknown() {
  return useMessages("overview").lineFilters.earlierUnknown;
}

/** Whether the filter leaves out lines whose earlier outcomes are not known. */
function asksForEarlier({ facets }: LineFilter): boolean {
  return facetNames.some(
    (name) => facetOf(name).isEarlier && facets?.[name] && !facets[name].includes(noValue),
  );
}
