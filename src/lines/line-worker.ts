import type { FromWorker, ToWorker } from "./protocol.ts";

/** As much of a `Worker` as the page's side of the line store needs. */
export interface LineWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}
