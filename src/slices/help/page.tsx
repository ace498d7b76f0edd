import { useLocation } from "react-router";
import { TableExport } from "#components/export/table-export.tsx";
import { Link } from "#components/link.tsx";
import { ShortcutList } from "#components/shortcuts/shortcut-list.tsx";
import { allFigures } from "#figures/all-figures.ts";
import { PageHead } from "#layout/page-head.tsx";
import { usePage } from "#layout/use-page.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { Definition } from "#messages/en/definitions-common.ts";
import { useMessages, useWords } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { About } from "./about.tsx";
import { definitionContent } from "./definition-content.ts";
import styles from "./page.module.css";
import { words } from "./words.ts";
import { WorkCalendars } from "./work-calendars.tsx";

/** The help page: settings, calendars, definitions of figures and keyboard shortcuts. */
export function HelpPage() {
  const help = useWords(words);
  const { shortcuts } = useMessages("all");
  const parts = [
    ["about", help.about.title],
    ["calendar", help.calendar.title],
    ["figures", help.figures.title],
    ["shortcuts", shortcuts.title],
  ] as const;
  usePage({ title: help.title, state: "ready", announcement: help.title });
  return (
    <>
      <PageHead title={help.title}>
        <nav className={styles.parts} aria-label={help.onThisPage}>
          {parts.map(([id, title]) => (
            <Link key={id} to={`#${id}`}>
              {title}
            </Link>
          ))}
        </nav>
      </PageHead>
      <section className={styles.part} aria-labelledby="about">
        <h2 id="about">{help.about.title}</h2>
        <About />
      </section>
      <section className={styles.part} aria-labelledby="calendar">
        <h2 id="calendar">{help.calendar.title}</h2>
        <WorkCalendars />
      </section>
      <section className={styles.part} aria-labelledby="figures">
        <h2 id="figures">{help.figures.title}</h2>
        <p className={styles.lead}>{help.figures.lead}</p>
        <div className={styles.export}>
          <TableExport
            title={help.figures.title}
            count={null}
            read={(messages) => definitionContent(help.figures, messages)}
            isNamed
          />
        </div>
        <Definitions />
      </section>
      <section className={styles.part} aria-labelledby="shortcuts">
        <h2 id="shortcuts">{shortcuts.title}</h2>
        <div className={styles.shortcuts}>
          <ShortcutList />
        </div>
      </section>
    </>
  );
}

type Entry = readonly [FigureName, Definition];

/** The definition of every figure, by source; its name is the anchor. */
function Definitions() {
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
