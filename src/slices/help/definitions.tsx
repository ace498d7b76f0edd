import { useLocation } from "react-router";
import { allFigures } from "#figures/all-figures.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { Definition } from "#messages/en/definitions-common.ts";
import { useMessages, useWords } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./definitions.module.css";
import { words } from "./words.ts";

type Entry = readonly [FigureName, Definition];

/** The definition of every figure, by source; its name is the anchor. */
export function Definitions() {
  const { definitions } = useMessages("all");
  const help = useWords(words);
  const groups = Object.keys(definitions) as (keyof Messages["definitions"])[];
  return groups.map((from) => (
    <div key={from} className={styles.group}>
      <h3 id={`from-${from}`}>{help.figures[from]}</h3>
      <Group title={`from-${from}`} definitions={Object.entries(definitions[from]) as Entry[]} />
    </div>
  ));
}

function Group({
  title,
  definitions,
}: {
  /** The id of the heading. */
  title: string;
  definitions: readonly Entry[];
}) {
  const t = useWords(words).figures;
  // The browser applies `:target` before the page has rendered.
  const linked = useLocation().hash.slice(1);
  return (
    <table className={styles.table} aria-labelledby={title}>
      <TableHead titles={[t.figure, t.meaning, t.unit, t.noAnswer, t.fields]} />
      <tbody>
        {definitions.map(([figure, { name, meaning, note, unit, noAnswer }]) => (
          <tr key={figure} id={figure} data-linked={linked === figure || undefined}>
            <th scope="row">{name}</th>
            <td>
              {meaning}
              {note && ` ${note}`}
            </td>
            <td data-label={t.unit}>{unit}</td>
            <td data-label={t.noAnswer}>{noAnswer ?? t.never}</td>
            <td data-label={t.fields}>
              {allFigures[figure].fields.length === 0 && t.noFields}
              <span className="code">{allFigures[figure].fields.join(", ")}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
