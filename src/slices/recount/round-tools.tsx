import { useQueryClient } from "@tanstack/react-query";
import ListChecks from "lucide-react/icons/list-checks";
import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { inFileName } from "#components/file-name.ts";
import { LinkButton } from "#components/link-button.tsx";
import { useViewer } from "#hooks/use-viewer.ts";
import { useMessages } from "#ui/locale.tsx";
import { recountMessages } from "./messages.ts";
import { allEntries, roundFile } from "./round-file.ts";
import type { RoundModel } from "./round-model.ts";
import styles from "./round-tools.module.css";
import { changeRound } from "./search.ts";

/** Actions of a round: tick off, print and export. */
export function RoundTools({ round: { id, round, asked } }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
  const context = { ...useViewer(), t };
  const client = useQueryClient();
  const [params] = useSearchParams();
  const other = asked.view === "list" ? "sheet" : "list";
  const Icon = other === "sheet" ? Printer : ListChecks;
  return (
    <div className={styles.tools}>
      <LinkButton data-action="" to={`?${changeRound(params, { view: other })}`}>
        <Icon aria-hidden="true" />
        {other === "sheet" ? t.sheet : t.toList}
      </LinkButton>
      {round.rows.length > 0 && (
        <TableExport
          title={t.title}
          fileName={t.file(inFileName(id), `${Math.round(asked.share * 100)}`)}
          count={round.rows.length}
          read={async () => contentOf(roundFile, await allEntries(client, { id, round }), context)}
        />
      )}
    </div>
  );
}
