import styles from "#components/access/modal.module.css";
import { Modal } from "#components/access/modal.tsx";
import { OnlyHere } from "#components/access/only-here.tsx";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/codes/qr-code.tsx";
import { useMessages } from "#ui/locale.tsx";

/** A link as a QR code, for a phone or tablet to read. */
export function QrDialog({
  name,
  address,
  onClose,
}: {
  name: string;
  address: string;
  onClose: () => void;
}) {
  const t = useMessages("all").shares;
  return (
    <Modal title={t.qrOf(name)} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.code}>
            <QrCode text={address} label={t.qrOf(name)} />
            <p className={`${styles.address} code`}>{address}</p>
          </div>
          <OnlyHere />
          <div className={styles.actions}>
            <Button onClick={close}>{t.close}</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
