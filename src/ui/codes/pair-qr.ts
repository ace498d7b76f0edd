import { qrPath } from "./qr-path.ts";

/**
 * Draws the QR code of a pairing page: the address of the form with the code filled in. A file of its own, since that
 * page loads nothing of the bundle.
 */
function drawPairingCode(code: HTMLElement, scan: HTMLElement): void {
  const svg = scan.querySelector("svg");
  const text = code.dataset.code;
  if (!svg || !text) return;
  const { path, side } = qrPath(`${location.origin}/screens?code=${text}`);
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawing.setAttribute("d", path);
  drawing.setAttribute("fill-rule", "evenodd");
  svg.replaceChildren(drawing);
  scan.hidden = false;
}

const code = document.getElementById("code");
const scan = document.getElementById("scan");
if (code && scan) {
  const draw = () => drawPairingCode(code, scan);
  new MutationObserver(draw).observe(code, { attributes: true, attributeFilter: ["data-code"] });
  draw();
}
