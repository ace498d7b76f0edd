import { useQueryClient } from "@tanstack/react-query";
import { revoke } from "#api/shares-changes.ts";
import { sharesQuery } from "#api/shares-query.ts";
import { failureWords } from "#components/failure-block.tsx";
import type { Share } from "#contract/access.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./modal.module.css";
import { Modal } from "./modal.tsx";
import { useSending } from "./use-sending.ts";

/** Asks before something is taken back, since that cannot be undone, and says how it went. */
export function ConfirmRevoke({
  what,
  onDone,
  onClose,
}: {
  /** One of them, or how many are valid to take them all back. */
  what: Share | number;
  /** It was done, which is to be said. */
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { shares: t, failures } = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { isSending, failed, send } = useSending();
  const isAll = typeof what === "number";
  const { confirm } = t;
  const take = async (close: () => void) => {
    const done = await send(async () => {
      client.setQueryData(sharesQuery.queryKey, await revoke(isAll ? "all" : what.id));
    });
    if (!done) return;
    onDone(isAll ? t.revokedAll : t.revoked(what.name));
    close();
  };
  return (
    <Modal
      title={isAll ? confirm.all(format.number(what), what) : confirm.one(what.name)}
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>{confirm.text}</p>
          <p role="alert" className={styles.failed}>
            {failed && `${t.failed}: ${failureWords(failed.failure, failures).title}`}
          </p>
          <div className={styles.actions}>
            <Button onClick={close}>{confirm.cancel}</Button>
            <span className={styles.danger}>
              <Button onClick={() => void take(close)} disabled={isSending}>
                {isSending ? t.revoking : confirm.yes}
              </Button>
            </span>
          </div>
        </>
      )}
    </Modal>
  );
}
