import { LineServer } from "#lines/engine/line-server.ts";
import type { LineWorker } from "#lines/line-worker.ts";
import type { WorkerRequest, WorkerResponse } from "#lines/protocol.ts";
import type { streamBody } from "#transport/stream.ts";

/** A worker in this thread: messages are copied and arrive later, as between threads. */
export class InProcessWorker implements LineWorker {
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  readonly received: WorkerRequest[] = [];
  private readonly server: LineServer;

  /** @param timeoutMs maximum wait of a load for its first lines to be rendered, in milliseconds */
  constructor(stream: typeof streamBody, timeoutMs?: number) {
    this.server = new LineServer(
      (message, transfer) => {
        const data = structuredClone(message, { transfer });
        queueMicrotask(() => {
          if (!this.terminated) this.onmessage?.(new MessageEvent("message", { data }));
        });
      },
      stream,
      timeoutMs,
    );
  }

  postMessage(message: WorkerRequest): void {
    const copy = structuredClone(message);
    this.received.push(copy);
    queueMicrotask(() => void this.server.receive(copy));
  }

  terminate(): void {
    this.terminated = true;
  }
}
