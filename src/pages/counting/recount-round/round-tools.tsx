import { useQueryClient } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import ListChecks from "lucide-react/icons/list-checks";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { downloadFile } from "#components/download-file.ts";
import { inFileName } from "#components/file-name.ts";
import { LinkButton } from "#components/link-button.tsx";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { roundFile } from "./round-file.ts";
import type { RoundModel } from "./round-model.ts";
import styles from "./round-tools.module.css";
import { changeRound } from "./search.ts";

/** Actions of a round: tick off, print and save. */
export function RoundTools({ round: { id, round, asked } }: { round: RoundModel }) {
  const t = useMessages("all").recountRound;
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [state, setState] = useState<"rest" | "writing" | "failed">("rest");
  const save = async () => {
    setState("writing");
    try {
      const percent = `${Math.round(asked.share * 100)}`;
      downloadFile(await roundFile(client, { id, round, t }), t.file(inFileName(id), percent));
      setState("rest");
    } catch {
      setState("failed");
    }
  };
  const other = asked.view === "list" ? "sheet" : "list";
  const Icon = other === "sheet" ? Printer : ListChecks;
  return (
    <div className={styles.tools}>
      <LinkButton to={`?${changeRound(params, { view: other })}`}>
        <Icon aria-hidden="true" />
        {other === "sheet" ? t.sheet : t.toList}
      </LinkButton>
      <Button
        title={t.exportHint}
        onClick={() => void save()}
        disabled={state === "writing" || round.rows.length === 0}
      >
        <Download aria-hidden="true" />
        {t.export}
      </Button>
      <span role="status">
        {state === "writing" && t.exporting}
        {state === "failed" && t.exportFailed}
      </span>
    </div>
  );
}
