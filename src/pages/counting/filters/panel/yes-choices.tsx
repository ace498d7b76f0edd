import { type FacetName, facetsIn } from "#lines/facets/line-facets.ts";
import type { LineFilter } from "#lines/line-query.ts";
import type { LineFacets } from "#lines/line-store.ts";
import { useMessages } from "#ui/locale.tsx";
import { ChoiceBox } from "./choice-box.tsx";

interface Props {
  readonly counts: LineFacets | null;
  readonly filter: LineFilter;
  readonly onChoose: (name: FacetName, value: string, isChosen: boolean) => void;
}

/** Suggested filters. */
export function HintChoice(props: Props) {
  const { lineFilters: t } = useMessages("all");
  return <YesChoice title={t.hints} names={facetsIn("hints")} notes={t.hintTexts} {...props} />;
}

/** Filters for lines whose figures may not mean what they seem to. */
export function CheckChoice(props: Props) {
  const { dataChecks: t } = useMessages("all");
  return <YesChoice title={t.group} names={facetsIn("checks")} notes={t.notes} {...props} />;
}

/** Facets that a line either has or not, as one list. */
function YesChoice<Name extends FacetName>({
  title,
  names,
  notes,
  counts,
  filter,
  onChoose,
}: Props & {
  title: string;
  names: readonly Name[];
  notes: Readonly<Record<Name, string>>;
}) {
  const { facets } = useMessages("all").counting.filters;
  const linesOf = (name: FacetName) =>
    counts && (counts[name]?.values.find(({ value }) => value === "yes")?.lines ?? 0);
  return (
    <fieldset>
      <legend>{title}</legend>
      {names.map((name) => (
        <ChoiceBox
          key={name}
          name={`${name}=yes`}
          title={facets[name]}
          hint={notes[name]}
          lines={linesOf(name)}
          isChosen={filter.facets?.[name]?.includes("yes") ?? false}
          onChoose={(isChosen) => onChoose(name, "yes", isChosen)}
        />
      ))}
    </fieldset>
  );
}
