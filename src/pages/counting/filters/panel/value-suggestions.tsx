import type { FacetName, LineFilter } from "#lines/line-query.ts";
import type { LineFacets } from "#lines/line-store.ts";
import { useMessages } from "#ui/locale.tsx";
import { ChoiceBox } from "./facet-box.tsx";

const hints = ["misplaced", "pack", "stalled"] as const satisfies readonly FacetName[];

/** Suggested filters. */
export function HintChoice({
  counts,
  filter,
  onChoose,
}: {
  counts: LineFacets | null;
  filter: LineFilter;
  onChoose: (name: FacetName, value: string, isChosen: boolean) => void;
}) {
  const { counting, lineFilters: t } = useMessages("all");
  const linesOf = (name: FacetName) =>
    counts && (counts[name]?.values.find(({ value }) => value === "yes")?.lines ?? 0);
  return (
    <fieldset>
      <legend>{t.hints}</legend>
      {hints.map((name) => (
        <ChoiceBox
          key={name}
          name={`${name}=yes`}
          title={counting.filters.facets[name]}
          hint={t.hintTexts[name]}
          lines={linesOf(name)}
          isChosen={filter.facets?.[name]?.includes("yes") ?? false}
          onChoose={(isChosen) => onChoose(name, "yes", isChosen)}
        />
      ))}
    </fieldset>
  );
}
