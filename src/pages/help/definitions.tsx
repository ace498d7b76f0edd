import { useLocation } from "react-router";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { Definition } from "#messages/en/definitions-common.ts";
import { figureFields } from "#messages/figure-fields.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./definitions.module.css";

type Entry = readonly [FigureName, Definition];

/** Every figure's definition, by where it comes from; each has its name on the page as its anchor. */
export function Definitions() {
  const { definitions, help } = useMessages();
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
  const words = useMessages().help.figures;
  // The browser's own mark of the target is set before there is anything on the page.
  const linked = useLocation().hash.slice(1);
  return (
    <table className={styles.table} aria-labelledby={title}>
      <thead>
        <tr>
          <th scope="col">{words.figure}</th>
          <th scope="col">{words.meaning}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col">{words.noAnswer}</th>
          <th scope="col">{words.fields}</th>
        </tr>
      </thead>
      <tbody>
        {definitions.map(([figure, { name, meaning, unit, noAnswer }]) => (
          <tr key={figure} id={figure} data-linked={linked === figure || undefined}>
            <th scope="row">{name}</th>
            <td>{meaning}</td>
            <td data-label={words.unit}>{unit}</td>
            <td data-label={words.noAnswer}>{noAnswer ?? words.never}</td>
            <td data-label={words.fields}>
              {figureFields[figure].length === 0 && words.noFields}
              <span className="code">{figureFields[figure].join(", ")}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
