import { LineServer } from "#lines/engine/line-server.ts";
import type { LineReply, LineRequest, LineWorker } from "#lines/protocol.ts";
import type { streamBody } from "#transport/stream.ts";

/** A worker in this thread: messages are copied and arrive later, as between threads. */
export class InThreadWorker<Request, Reply> {
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  readonly received: Request[] = [];
  private readonly server: { receive(message: Request): Promise<unknown> };

  constructor(
    start: (
      send: (reply: Reply, transfer?: ArrayBufferLike[]) => void,
    ) => InThreadWorker<Request, Reply>["server"],
  ) {
    this.server = start((reply, transfer = []) => {
      const data = structuredClone(reply, { transfer });
      queueMicrotask(() => {
        if (!this.terminated) this.onmessage?.(new MessageEvent("message", { data }));
      });
    });
  }

  postMessage(message: Request): void {
    const copy = structuredClone(message);
    this.received.push(copy);
    queueMicrotask(() => void this.server.receive(copy));
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** A worker that stores lines. */
export class InProcessWorker extends InThreadWorker<LineRequest, LineReply> implements LineWorker {
  /** @param timeoutMs maximum wait of a load for its first lines to be rendered, in milliseconds */
  constructor(stream: typeof streamBody, timeoutMs?: number) {
    super((send) => new LineServer(send, stream, timeoutMs));
  }
}
