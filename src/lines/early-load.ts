import type { LineReply, LineRequest, LineWorker } from "./protocol.ts";

function startLineWorker(): LineWorker {
  return new Worker(new URL("./worker/main.ts", import.meta.url), { type: "module" });
}

/** A load started before the page's code arrives; its messages are buffered until a store takes it over. */
interface EarlyLoad {
  readonly id: string;
  readonly worker: LineWorker;
  readonly messages: LineReply[];
  error: ErrorEvent | null;
}

/** Number of a store's first question, which is a load. */
const firstQuestion = 1;

let early: EarlyLoad | null = null;

/** Starts loading a counting at once, for the store that will be opened for it. */
export function startEarlyLoad(id: string, start: () => LineWorker = startLineWorker): void {
  const earlyLoad: EarlyLoad = { id, worker: start(), messages: [], error: null };
  earlyLoad.worker.onmessage = ({ data }) => {
    earlyLoad.messages.push(data);
  };
  earlyLoad.worker.onerror = (event) => {
    earlyLoad.error = event;
  };
  earlyLoad.worker.postMessage({ kind: "load", number: firstQuestion, id, after: 0 });
  early = earlyLoad;
}

/** The worker that is already loading the counting, once; a new worker for any other. */
export function takeLineWorker(id: string, start: () => LineWorker = startLineWorker): LineWorker {
  const earlyLoad = early;
  early = null;
  if (earlyLoad?.id === id) return new EarlyWorker(earlyLoad);
  earlyLoad?.worker.terminate();
  return start();
}

/** Wraps a worker whose first load is under way: it drops that question and replays the buffered messages. */
class EarlyWorker implements LineWorker {
  onmessage: LineWorker["onmessage"] = null;
  onmessageerror: LineWorker["onmessageerror"] = null;
  onerror: LineWorker["onerror"] = null;
  private readonly earlyLoad: EarlyLoad;
  private isTaken = false;

  constructor(earlyLoad: EarlyLoad) {
    this.earlyLoad = earlyLoad;
  }

  postMessage(message: LineRequest): void {
    const { worker } = this.earlyLoad;
    if (this.isTaken || message.kind !== "load" || message.number !== firstQuestion) {
      worker.postMessage(message);
      return;
    }
    this.isTaken = true;
    // Deliver asynchronously, as a real worker would.
    queueMicrotask(() => this.handOver());
  }

  terminate(): void {
    this.earlyLoad.worker.terminate();
  }

  private handOver(): void {
    const { worker, messages, error } = this.earlyLoad;
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onmessageerror = (event) => this.onmessageerror?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    for (const data of messages) this.onmessage?.(new MessageEvent("message", { data }));
    if (error) this.onerror?.(error);
  }
}
