import { useMemo } from "react";
import { qrPath } from "./qr-path.ts";

/** The squares of a QR code. It fails for a text that is too long. */
export function QrSquares({ text }: { text: string }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
