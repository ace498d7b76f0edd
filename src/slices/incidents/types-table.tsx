import Inbox from "lucide-react/icons/inbox";
import { TableExport } from "#components/export/table-export.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import pageStyles from "#components/page.module.css";
import type { Counting } from "#contract/counting.ts";
import { queueFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import type { IncidentGroup } from "./incident-groups.ts";
import { typesContent } from "./types-content.ts";
import styles from "./types-table.module.css";
import { WhereCell } from "./where-cell.tsx";
import { words } from "./words.ts";

/** Every type, listed or only seen on lines; after a count with the lines that have an incident of it. */
export function TypesTable({
  groups,
  counted,
  isWhole,
  now,
}: {
  groups: readonly IncidentGroup[];
  /** The countings that were searched; `null` before the first count. */
  counted: readonly Counting[] | null;
  /** Whether the count is complete. */
  isWhole: boolean;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
}) {
  const t = useWords(words);
  const { table, none } = t;
  // Before a count there is no size to order by.
  const ordered = counted ? [...groups].sort((one, other) => other.lines - one.lines) : groups;
  const max = Math.max(1, ...groups.map(({ lines }) => lines));
  if (groups.length === 0) {
    return (
      <div className={pageStyles.block}>
        <StateBlock icon={Inbox} title={none.title}>
          {none.text}
        </StateBlock>
      </div>
    );
  }
  return (
    <>
      {counted && (
        <div className={styles.export}>
          <TableExport
            title={table.name}
            count={null}
            read={(messages) => typesContent(ordered, counted, t, messages)}
          />
        </div>
      )}
      <table
        className={styles.table}
        data-counted={counted !== null}
        aria-label={table.name}
        data-group-by="incident-type"
      >
        <thead>
          <tr>
            <th scope="col">{table.type}</th>
            {counted && (
              <>
                <th scope="col">
                  <span>
                    <FigureHint figure="lines-incidents" label={table.lines} />
                  </span>
                </th>
                <th scope="col">
                  {table.where} <small>{table.whereScope}</small>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {ordered.map((group) => (
            // A type's name may equal any text, including the one for no type.
            <tr
              key={group.name === null ? "none" : `type ${group.name}`}
              data-group={group.name ?? "none"}
            >
              <TypeCell group={group} />
              {counted && (
                <>
                  <LinesCell lines={group.lines} max={max} />
                  <WhereCell group={group} counted={counted} isWhole={isWhole} now={now} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Lines with an incident of a type, and a bar on a shared axis. */
function LinesCell({
  lines,
  max,
}: {
  lines: number;
  /** Lines of the most frequent type. */
  max: number;
}) {
  return (
    <td className={styles.lines} data-zero={lines === 0 || undefined}>
      <Figure {...useFigures(queueFigures, { lines })("lines-incidents")} />
      <i aria-hidden="true">
        <i style={{ width: `${(lines / max) * 100}%` }} />
      </i>
    </td>
  );
}

/** A type's name, with a note when it is unusual. */
function TypeCell({ group: { name, listed } }: { group: IncidentGroup }) {
  const t = useWords(words);
  const note = useNote(name, listed);
  return (
    <th scope="row" className={styles.type}>
      <span className="prose" data-placeholder={!name || undefined}>
        {name === null ? t.noType : name || t.emptyName}
      </span>
      {note.tag && <em>{note.tag}</em>}
      {note.text && <small>{note.text}</small>}
    </th>
  );
}

function useNote(name: string | null, listed: number): { tag?: string; text?: string } {
  const t = useWords(words);
  const format = useFormat();
  if (name === null) return { text: t.untyped };
  if (listed === 0) return { tag: t.unlisted, text: t.unlistedMeaning };
  if (listed === 1) return {};
  return {
    tag: listed === 2 ? t.listedTwice : t.listedTimes(format.number(listed)),
    text: t.sameNameMeaning,
  };
}
