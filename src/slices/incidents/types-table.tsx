import Inbox from "lucide-react/icons/inbox";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import pageStyles from "#components/page.module.css";
import type { Counting } from "#contract/counting.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import type { IncidentGroup } from "./incident-groups.ts";
import { incidentMessages } from "./messages.ts";
import { fileRows, typeFile, typeTable } from "./type-columns.tsx";
import styles from "./types-table.module.css";

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
  const t = useMessages(incidentMessages);
  const { table, none } = t;
  // Before a count there is no size to order by.
  const ordered = counted ? [...groups].sort((one, other) => other.lines - one.lines) : groups;
  const max = Math.max(1, ...groups.map(({ lines }) => lines));
  const context = { ...useViewer(), t, counted, isWhole, now, max };
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
            read={(messages) => contentOf(typeFile, fileRows(ordered), { ...context, messages })}
          />
        </div>
      )}
      <PlainTable
        className={styles.table}
        data-counted={counted !== null}
        data-group-by="incident-type"
        label={table.name}
        columns={counted ? typeTable : { type: typeTable.type }}
        context={context}
        rows={ordered.map((group) => ({ group }))}
        // A type's name may equal any text, including the one for no type.
        keyOf={({ group: { name } }) => (name === null ? "none" : `type ${name}`)}
        rowName="type"
        attributesOf={({ group: { name } }) => ({ "data-group": name ?? "none" })}
      />
    </>
  );
}
