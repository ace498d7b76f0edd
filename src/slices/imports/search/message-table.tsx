import { useQuery } from "@tanstack/react-query";
import Inbox from "lucide-react/icons/inbox";
import { useState } from "react";
import { useLocation } from "react-router";
import { useViewer } from "#hooks/use-viewer.ts";
import type { OpenLog } from "#slices/imports/log/open-log.ts";
import { messageTable } from "#slices/imports/log-columns.tsx";
import { logGroupsQuery } from "#slices/imports/log-queries.ts";
import { importsMessages } from "#slices/imports/messages.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { findingFailed } from "./finding-failed.ts";
import { FindingNotice } from "./finding-notice.tsx";
import styles from "./message-table.module.css";

/** Messages shown at first, and added by each click. */
const step = 200;

/** Count and first occurrence of each message in a log. */
export function MessageTable({
  id,
  log,
  onRetry,
}: {
  id: string;
  log: OpenLog;
  onRetry: () => void;
}) {
  const all = useMessages(importsMessages);
  const t = all.groups;
  const { search } = useLocation();
  const viewer = useViewer();
  const { format } = viewer;
  const context = { ...viewer, t: all, search };
  const { data: groups, error } = useQuery(logGroupsQuery(id, log));
  const [visibleCount, setShown] = useState(step);
  const count = groups?.length ?? 0;
  if (findingFailed(error)) return <FindingNotice lead={t.failed} onRetry={onRetry} />;
  return (
    <div className={styles.messages}>
      <p role="status" className={styles.explained}>
        {groups ? t.explained : t.finding}
      </p>
      {groups && count === 0 && (
        <StateBlock icon={Inbox} title={t.none.title}>
          {t.none.text}
        </StateBlock>
      )}
      {count > 0 && (
        <PlainTable
          data-group-by="message"
          label={t.name}
          columns={messageTable}
          context={context}
          rows={groups?.slice(0, visibleCount) ?? []}
          keyOf={({ firstLine }) => firstLine}
          rowName="message"
          attributesOf={({ shape }) => ({ "data-group": shape })}
        />
      )}
      {count > visibleCount && (
        <p className={styles.more}>
          {t.shown(format.number(visibleCount), format.number(count))}
          <Button onClick={() => setShown(visibleCount + step)}>{t.more}</Button>
        </p>
      )}
    </div>
  );
}
