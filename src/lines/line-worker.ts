import type { WorkerRequest, WorkerResponse } from "./protocol.ts";

/** The subset of `Worker` that the page's side of the line store uses. */
export interface LineWorker {
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: WorkerRequest): void;
  terminate(): void;
}
