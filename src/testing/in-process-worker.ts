import { LineServer } from "#lines/engine/line-server.ts";
import type { LineWorker } from "#lines/line-worker.ts";
import type { FromWorker, ToWorker } from "#lines/protocol.ts";
import type { streamBody } from "#transport/stream.ts";

/** A worker in this thread: messages are copied and arrive later, as between threads. */
export class InProcessWorker implements LineWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  readonly received: ToWorker[] = [];
  private readonly server: LineServer;

  /** @param patience how long a load rests at most for its first lines to be drawn, in milliseconds */
  constructor(stream: typeof streamBody, patience?: number) {
    this.server = new LineServer(
      (message, transfer) => {
        const data = structuredClone(message, { transfer });
        queueMicrotask(() => {
          if (!this.terminated) this.onmessage?.(new MessageEvent("message", { data }));
        });
      },
      stream,
      patience,
    );
  }

  postMessage(message: ToWorker): void {
    const copy = structuredClone(message);
    this.received.push(copy);
    queueMicrotask(() => void this.server.receive(copy));
  }

  terminate(): void {
    this.terminated = true;
  }
}
