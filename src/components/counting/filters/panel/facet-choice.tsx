import { memo, type ReactNode, useState } from "react";
import { valueTitle } from "#components/counting/filters/names.ts";
import type { FacetName } from "#lines/facets/line-facets.ts";
import type { FacetCount, FacetOption } from "#lines/line-store.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { FacetBox } from "./facet-box.tsx";
import { appendNew, choices, firstChoices, searchChoices } from "./facet-values.ts";
import styles from "./filters-panel.module.css";

/** Number of values shown before "show more". */
const initialCount = 6;

/** The values of a facet as checkboxes: the first few, and all on request. */
export const FacetChoice = memo(function FacetChoice({
  name,
  zoneDepth,
  earlierCounts,
  count,
  chosen,
  onChoose,
  isWhole: isAlwaysWhole = false,
  children,
}: {
  name: FacetName;
  /** Number of location parts that make a zone. */
  zoneDepth: number;
  /** Number of the counts before whose outcomes are known; `null` while they are not. */
  earlierCounts: number | null;
  /** `null` while it is being counted. */
  count: FacetCount | null;
  chosen: readonly string[];
  onChoose: (name: FacetName, value: string, isChosen: boolean) => void;
  /** Whether all values are shown at once. */
  isWhole?: boolean;
  /** Shown above the values. */
  children?: ReactNode;
}) {
  const messages = useMessages("all");
  const t = messages.lineFilters;
  const format = useFormat();
  const [text, setText] = useState("");
  const [isWhole, setWhole] = useState(isAlwaysWhole);
  const options = count?.values ?? noOptions;
  const [seen, setSeen] = useState<readonly FacetOption[]>(noOptions);
  const known = appendNew(seen, options);
  if (known !== seen) setSeen(known);
  const all = choices(name, {
    seen: known,
    options,
    chosen,
    titleOf: (value, called) => valueTitle(messages, { facet: name, value, name: called }),
  });
  const found = searchChoices(all, text);
  const visible = isWhole || text !== "" ? found : firstChoices(found, chosen, initialCount);
  const title = messages.counting.filters.facets[name];
  const scope = useScope(name, { zoneDepth, earlierCounts });
  return (
    <fieldset aria-busy={count === null}>
      <legend>
        {title} {scope && <small>{scope}</small>}
      </legend>
      {children}
      {all.length > initialCount && (isWhole || text !== "") && (
        <input
          type="search"
          aria-label={t.searchIn(title)}
          placeholder={t.searchIn(title)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div className={styles.choices}>
        {visible.map(({ value, title: called, lines }) => (
          <FacetBox
            key={value}
            name={`${name}=${value}`}
            title={called}
            lines={count && lines}
            isChosen={chosen.includes(value)}
            onChoose={(isChosen) => onChoose(name, value, isChosen)}
          />
        ))}
      </div>
      {found.length === 0 && count && <p>{t.noValue}</p>}
      {!isAlwaysWhole && found.length > 0 && all.length > initialCount && text === "" && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.showFewer : t.showMore(format.number(all.length - visible.length))}
        </Button>
      )}
      {isWhole && count !== null && count.more > 0 && (
        <p>{t.notListed(format.number(count.more), count.more)}</p>
      )}
    </fieldset>
  );
});

const noOptions: readonly FacetOption[] = [];

function useScope(
  name: FacetName,
  { zoneDepth, earlierCounts }: { zoneDepth: number; earlierCounts: number | null },
): string | null {
  const { scopes } = useMessages("all").lineFilters;
  const format = useFormat();
  if (name === "zone") return scopes.zone(format.number(zoneDepth), zoneDepth);
  if (name === "wrong-before") {
    return earlierCounts === null
      ? null
      : scopes.earlier(format.number(earlierCounts), earlierCounts);
  }
  return name === "recount" ? scopes.recount : null;
}
