import { useMemo } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import styles from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

/**
 * A QR code, dark on light in every theme. If the text is too long, nothing is shown: the text is also beside it.
 * @param text what readers get, such as an address
 * @param label describes it, as `QR code of this screen's address`
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <ErrorBoundary fallback={null} resetKey={text}>
      <div className={styles.code} role="img" aria-label={label}>
        <Squares text={text} />
      </div>
    </ErrorBoundary>
  );
}

/** It fails for a text that is too long. */
function Squares({ text }: { text: string }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
