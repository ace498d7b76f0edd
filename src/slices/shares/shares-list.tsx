import Link2 from "lucide-react/icons/link-2";
import { type ReactNode, useState } from "react";
import { ConfirmRevoke } from "#components/access/confirm-revoke.tsx";
import { isOpen, shareState } from "#components/access/share-state.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import type { Share } from "#contract/access.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { cellOf } from "#table/entries/cell-of.tsx";
import { fileColumns, pageColumns } from "#table/entries/places.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { ShareActions } from "./share-cells.tsx";
import { type SharesContext, shareTable } from "./share-table.tsx";
import styles from "./shares-list.module.css";

/** Every link, feed and paired screen, newest first. */
export function SharesList({
  shares,
  now,
  onAnnounce,
}: {
  shares: readonly Share[];
  /** Milliseconds since 1970. */
  now: number;
  /** Announces an action to screen readers. */
  onAnnounce: (announcement: string) => void;
}) {
  const messages = useMessages("all");
  const t = messages.shares;
  const viewer = useViewer();
  const { format } = viewer;
  const isNarrow = useMediaQuery(breakpoints.medium);
  const [revoking, setRevoking] = useState<Share | number | null>(null);
  const valid = shares.filter((share) => isOpen(share, now)).length;
  const context = { ...viewer, messages, now };
  const list = {
    shares,
    context,
    actionsOf: (share: Share) => <ShareActions share={share} now={now} onRevoke={setRevoking} />,
  };
  return (
    <section aria-label={t.list} data-focus-box="">
      <div className={styles.head}>
        <h2>{t.list}</h2>
        {shares.length > 0 && (
          <>
            <small>{t.count(format.number(shares.length), shares.length)}</small>
            <TableExport
              title={t.list}
              count={shares.length}
              read={(all) =>
                contentOf(fileColumns(shareTable), shares, { ...context, messages: all })
              }
            />
          </>
        )}
        {valid > 0 && (
          <FocusKeeper>
            <Button onClick={() => setRevoking(valid)}>{t.revokeAll}</Button>
          </FocusKeeper>
        )}
      </div>
      {shares.length === 0 ? (
        <StateBlock icon={Link2} title={t.none}>
          {t.noneExplained}
        </StateBlock>
      ) : isNarrow ? (
        <SharesItems {...list} />
      ) : (
        <SharesTable {...list} />
      )}
      {revoking !== null && (
        <ConfirmRevoke what={revoking} onDone={onAnnounce} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}

interface ListProps {
  readonly shares: readonly Share[];
  readonly context: SharesContext;
  readonly actionsOf: (share: Share) => ReactNode;
}

function SharesTable({ shares, context, actionsOf }: ListProps) {
  const t = context.messages.shares;
  return (
    <PlainTable
      className={styles.table}
      label={t.list}
      columns={shareTable}
      context={context}
      rows={shares}
      keyOf={({ id }) => id}
      rowName="name"
      attributesOf={(share) => ({ "data-share": shareState(share, context.now) })}
      actions={{ title: t.columns.actions, of: actionsOf }}
    />
  );
}

/** The list on narrow windows, instead of a table. */
function SharesItems({ shares, context, actionsOf }: ListProps) {
  const { name, ...others } = shareTable;
  return (
    <ul className={styles.items}>
      {shares.map((share) => (
        <li key={share.id} data-share={shareState(share, context.now)}>
          <h3>{cellOf(name, share, context)}</h3>
          <dl>
            {pageColumns(others).map(([id, column]) => (
              <div key={id} data-column={id}>
                <dt>{column.title(context)}</dt>
                <dd>{cellOf(column, share, context)}</dd>
              </div>
            ))}
          </dl>
          {actionsOf(share)}
        </li>
      ))}
    </ul>
  );
}
