import type { LineWorker } from "./line-worker.ts";
import type { WorkerRequest, WorkerResponse } from "./protocol.ts";

/** A worker for the lines of a counting. */
function startLineWorker(): LineWorker {
  return new Worker(new URL("./worker/main.ts", import.meta.url), { type: "module" });
}

/** A load that was begun before the page's code came; what it said meanwhile is kept for whoever takes it. */
interface EarlyLoad {
  readonly id: string;
  readonly worker: LineWorker;
  readonly said: WorkerResponse[];
  failed: ErrorEvent | null;
}

/** The number of a store's first question, which is a load. */
const first = 1;

let early: EarlyLoad | null = null;

/** Begins to load a counting at once, for the store that will be opened for it. */
export function beginEarly(id: string, start: () => LineWorker = startLineWorker): void {
  const begun: EarlyLoad = { id, worker: start(), said: [], failed: null };
  begun.worker.onmessage = ({ data }) => {
    begun.said.push(data);
  };
  begun.worker.onerror = (event) => {
    begun.failed = event;
  };
  begun.worker.postMessage({ kind: "load", number: first, id, after: 0 });
  early = begun;
}

/** The worker that has begun to load the counting, once; a new one for any other. */
export function takeLineWorker(id: string, start: () => LineWorker = startLineWorker): LineWorker {
  const begun = early;
  early = null;
  if (begun?.id === id) return new BegunWorker(begun);
  begun?.worker.terminate();
  return start();
}

/** Stands for a worker whose first load is under way: it takes that question as asked, and tells what was said. */
class BegunWorker implements LineWorker {
  onmessage: LineWorker["onmessage"] = null;
  onmessageerror: LineWorker["onmessageerror"] = null;
  onerror: LineWorker["onerror"] = null;
  private readonly begun: EarlyLoad;
  private isTaken = false;

  constructor(begun: EarlyLoad) {
    this.begun = begun;
  }

  postMessage(message: WorkerRequest): void {
    const { worker } = this.begun;
    if (this.isTaken || message.kind !== "load" || message.number !== first) {
      worker.postMessage(message);
      return;
    }
    this.isTaken = true;
    // Whoever asks waits for nothing yet; answers come after the question, as they always do.
    queueMicrotask(() => this.handOver());
  }

  terminate(): void {
    this.begun.worker.terminate();
  }

  private handOver(): void {
    const { worker, said, failed } = this.begun;
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onmessageerror = (event) => this.onmessageerror?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    for (const data of said) this.onmessage?.(new MessageEvent("message", { data }));
    if (failed) this.onerror?.(failed);
  }
}
