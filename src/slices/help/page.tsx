import { useLocation } from "react-router";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { Link } from "#components/link.tsx";
import { ShortcutList } from "#components/shortcuts/shortcut-list.tsx";
import { useViewer } from "#hooks/use-viewer.ts";
import { PageHead } from "#layout/page-head.tsx";
import { usePage } from "#layout/use-page.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { useMessages } from "#ui/locale.tsx";
import { About } from "./about.tsx";
import { WorkCalendars } from "./calendar-weeks.tsx";
import { DataPart } from "./data-part.tsx";
import { definitionRows, definitionTable } from "./definition-table.tsx";
import { helpMessages } from "./messages.ts";
import styles from "./page.module.css";

/** The help page: settings, calendars, addresses for other programs, definitions of figures and keyboard shortcuts. */
export function HelpPage() {
  const help = useMessages(helpMessages);
  const { shortcuts } = useMessages("all");
  const viewer = useViewer();
  const parts = [
    ["about", help.about.title],
    ["calendar", help.calendar.title],
    ["data", help.data.title],
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
      <section className={styles.part} aria-labelledby="data">
        <h2 id="data">{help.data.title}</h2>
        <DataPart />
      </section>
      <section className={styles.part} aria-labelledby="figures">
        <h2 id="figures">{help.figures.title}</h2>
        <p className={styles.lead}>{help.figures.lead}</p>
        <div className={styles.export}>
          <TableExport
            title={help.figures.title}
            count={null}
            read={(messages) =>
              contentOf(definitionTable, definitionRows(messages), { ...viewer, t: help.figures })
            }
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

/** The definition of every figure, by source; its name is the anchor. */
function Definitions() {
  const t = useMessages(helpMessages).figures;
  const context = { ...useViewer(), t };
  const rows = definitionRows(useMessages("all"));
  // The browser applies `:target` before the page has rendered.
  const linked = useLocation().hash.slice(1);
  return [...new Set(rows.map(({ source }) => source))].map((source) => (
    <div key={source} className={styles.group}>
      <h3>{t[source]}</h3>
      <PlainTable
        className={styles.table}
        label={t[source]}
        columns={definitionTable}
        context={context}
        rows={rows.filter((row) => row.source === source)}
        keyOf={({ figure }) => figure}
        rowName="figure"
        attributesOf={({ figure }) => ({
          id: figure,
          "data-linked": linked === figure || undefined,
        })}
      />
    </div>
  ));
}
