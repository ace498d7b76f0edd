import Link2 from "lucide-react/icons/link-2";
import { useState } from "react";
import { ConfirmRevoke } from "#components/access/confirm-revoke.tsx";
import { shareContent } from "#components/access/share-content.ts";
import { isOpen, shareState } from "#components/access/share-state.ts";
import { TableExport } from "#components/export/table-export.tsx";
import type { Share } from "#contract/access.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { ShareActions, ShareCell, ShareName, type ShareProps, shareCells } from "./share-cells.tsx";
import styles from "./shares-list.module.css";

/** Every link and every paired screen, newest first. */
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
  const t = useMessages("all").shares;
  const format = useFormat();
  const isNarrow = useMediaQuery(breakpoints.medium);
  const [revoking, setRevoking] = useState<Share | number | null>(null);
  const valid = shares.filter((share) => isOpen(share, now)).length;
  const rows = { shares, now, onRevoke: setRevoking };
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
              read={(messages) => shareContent(shares, { messages, format, now })}
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
        <SharesItems {...rows} />
      ) : (
        <SharesTable {...rows} />
      )}
      {revoking !== null && (
        <ConfirmRevoke what={revoking} onDone={onAnnounce} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}

type Rows = Pick<ShareProps, "now" | "onRevoke"> & { shares: readonly Share[] };

function SharesTable({ shares, ...rest }: Rows) {
  const t = useMessages("all").shares;
  return (
    <table className={styles.table} aria-label={t.list}>
      <TableHead
        titles={[t.columns.name, ...shareCells.map((what) => t.columns[what])]}
        actions={t.columns.actions}
      />
      <tbody>
        {shares.map((share) => (
          <tr key={share.id} data-share={shareState(share, rest.now)}>
            <th scope="row">
              <ShareName share={share} />
            </th>
            {shareCells.map((what) => (
              <td key={what} data-column={what}>
                <ShareCell what={what} share={share} now={rest.now} />
              </td>
            ))}
            <td>
              <ShareActions share={share} {...rest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The list on narrow windows, instead of a table. */
function SharesItems({ shares, ...rest }: Rows) {
  const t = useMessages("all").shares;
  return (
    <ul className={styles.items}>
      {shares.map((share) => (
        <li key={share.id} data-share={shareState(share, rest.now)}>
          <h3>
            <ShareName share={share} />
          </h3>
          <dl>
            {shareCells.map((what) => (
              <div key={what} data-column={what}>
                <dt>{t.columns[what]}</dt>
                <dd>
                  <ShareCell what={what} share={share} now={rest.now} />
                </dd>
              </div>
            ))}
          </dl>
          <ShareActions share={share} {...rest} />
        </li>
      ))}
    </ul>
  );
}
