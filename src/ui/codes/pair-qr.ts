import { qrPath } from "./qr-path.ts";

/**
 * Draws the QR code of a pairing page: the address of the form with the code filled in. A file of its own, since that
 * page loads nothing of the bundle.
 * @param own address of this script, which is beside the form's
 */
function drawPairingCode(code: HTMLElement, scan: HTMLElement, own: string): void {
  const svg = scan.querySelector("svg");
  const text = code.dataset.code;
  if (!svg || !text) return;
  const { path, side } = qrPath(new URL(`screens?code=${text}`, own).href);
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawing.setAttribute("d", path);
  drawing.setAttribute("shape-rendering", "crispEdges");
  svg.replaceChildren(drawing);
  scan.hidden = false;
}

const code = document.getElementById("code");
const scan = document.getElementById("scan");
const script = document.currentScript;
if (code && scan && script instanceof HTMLScriptElement) {
  const draw = () => drawPairingCode(code, scan, script.src);
  new MutationObserver(draw).observe(code, { attributes: true, attributeFilter: ["data-code"] });
  draw();
}
