import { failureWords } from "#components/failure-block.tsx";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./modal.module.css";
import { Modal } from "./modal.tsx";
import { useSending } from "./use-sending.ts";

/** Asks before something that cannot be undone, and says so when it fails. */
export function ConfirmDialog({
  title,
  text,
  labels,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  labels: { readonly cancel: string; readonly yes: string; readonly sending: string };
  /** The dialog closes once it is done, and stays open when it throws. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const { shares: t, failures } = useMessages("all");
  const { isSending, failed, send } = useSending();
  const confirm = async (close: () => void) => {
    if (await send(onConfirm)) close();
  };
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <>
          <p>{text}</p>
          <p role="alert" className={styles.failed}>
            {failed && `${t.failed}: ${failureWords(failed.failure, failures).title}`}
          </p>
          <div className={styles.actions}>
            <Button onClick={close}>{labels.cancel}</Button>
            <span className={styles.danger}>
              <Button onClick={() => void confirm(close)} disabled={isSending}>
                {isSending ? labels.sending : labels.yes}
              </Button>
            </span>
          </div>
        </>
      )}
    </Modal>
  );
}
