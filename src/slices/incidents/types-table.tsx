import Inbox from "lucide-react/icons/inbox";
import { TableExport } from "#components/export/table-export.tsx";
import { FigureHint } from "#components/figure-hint.tsx";
import pageStyles from "#components/page.module.css";
import type { Counting } from "#contract/counting.ts";
import { useWords } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import type { IncidentGroup } from "./incident-groups.ts";
import { LinesCell } from "./lines-cell.tsx";
import { TypeCell } from "./type-cell.tsx";
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
