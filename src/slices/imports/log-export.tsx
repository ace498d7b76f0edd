import { TableExport } from "#components/export/table-export.tsx";
import { inFileName } from "#components/file-name.ts";
import { useWords } from "#ui/locale.tsx";
import { lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import { groupsContent, logContent } from "./log-content.ts";
import { words } from "./words.ts";

/** Opens the export of what the page lists: lines, only those that match, or messages. */
export function LogExport({
  id,
  log,
  view,
  lines,
}: {
  id: string;
  log: OpenLog;
  view: "lines" | "groups";
  /** Indexes of the listed lines; `null` for all. */
  lines: Uint32Array | null;
}) {
  const t = useWords(words);
  const name = inFileName(id);
  if (view === "groups") {
    return (
      <TableExport
        title={t.groups.name}
        fileName={`countboard-import-${name}-messages`}
        count={null}
        read={async (messages) => groupsContent(await log.groups(), t.groups, messages)}
      />
    );
  }
  return (
    <TableExport
      title={t.lines}
      fileName={`countboard-import-${name}`}
      count={lines?.length ?? lineCount(log)}
      read={(messages) => logContent(log, lines, messages)}
    />
  );
}
