import type { WorkerRequest, WorkerResponse } from "./protocol.ts";

/** As much of a `Worker` as the page's side of the line store needs. */
export interface LineWorker {
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: WorkerRequest): void;
  terminate(): void;
}
