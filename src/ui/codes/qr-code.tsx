import { type ComponentType, Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import styles from "./qr-code.module.css";

const LateSquares = lazyComponent(async () => (await import("./qr-squares.tsx")).QrSquares);

/**
 * A QR code, dark on light in every theme. The encoder is loaded with the first code; its room is reserved until
 * then. If that fails or the text is too long, nothing is shown: the text is also beside it.
 * @param text what readers get, such as an address
 * @param label describes it, as `QR code of this screen's address`
 * @param Squares `QrSquares` where a page is printed, so that the code is on it from the beginning
 */
export function QrCode({
  text,
  label,
  Squares = LateSquares,
}: {
  text: string;
  label: string;
  Squares?: ComponentType<{ text: string }>;
}) {
  return (
    <ErrorBoundary fallback={null} resetKey={text}>
      <div className={styles.code} role="img" aria-label={label}>
        <Suspense>
          <Squares text={text} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}
