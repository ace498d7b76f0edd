import { useEffect, useState } from "react";
import styles from "./qr-code.module.css";
import type { QrPath } from "./qr-path.ts";

/**
 * A QR code, dark on light in every theme. The encoder is loaded with the first code; its room is reserved until
 * then. If loading fails, nothing is shown: the text is also beside it.
 * @param text what readers get, such as an address
 * @param label describes it, as `QR code of this screen's address`
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useQrPath(text);
  if (code === "failed") return null;
  return (
    <div className={styles.code} role="img" aria-label={label}>
      {code && (
        <svg viewBox={`0 0 ${code.side} ${code.side}`} aria-hidden="true">
          <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}

/** The path of a text; the previous one until the new one is ready. */
function useQrPath(text: string): QrPath | "failed" | null {
  const [code, setCode] = useState<QrPath | "failed" | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("./qr-path.ts").then(
      ({ qrPath }) => isWanted && setCode(pathOrFailed(text, qrPath)),
      () => isWanted && setCode("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return code;
}

/** The encoder throws for a text that is too long. */
function pathOrFailed(text: string, encode: (text: string) => QrPath): QrPath | "failed" {
  try {
    return encode(text);
  } catch {
    return "failed";
  }
}
