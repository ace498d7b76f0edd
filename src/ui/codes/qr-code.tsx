import { Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import styles from "./qr-code.module.css";

const QrSquares = lazyComponent(async () => (await import("./qr-squares.tsx")).QrSquares);

/**
 * A QR code, dark on light in every theme. The encoder is loaded with the first code; its room is reserved until
 * then. If that fails or the text is too long, nothing is shown: the text is also beside it.
 * @param text what readers get, such as an address
 * @param label describes it, as `QR code of this screen's address`
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <ErrorBoundary fallback={null} resetKey={text}>
      <div className={styles.code} role="img" aria-label={label}>
        <Suspense>
          <QrSquares text={text} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}
