import { endpointPath } from "#contract/endpoints.ts";
import { FailureError } from "#transport/failure.ts";
import type { LineFilter, LineSort } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";
import type {
  LineAggregates,
  LineOrder,
  LineStore,
  LoadedCounting,
  LoadProgress,
} from "./line-store.ts";
import type { LineWorker } from "./line-worker.ts";
import { PendingQuestions } from "./pending-questions.ts";
import type { Answers, Question, QuestionKind, Questions } from "./protocol.ts";

/** The page's side of the line store: asks the worker, and starts another when one has crashed. */
export class LineClient implements LineStore {
  private readonly id: string;
  private readonly start: () => LineWorker;
  private readonly pending = new PendingQuestions();
  private worker: LineWorker | null;
  private version = 0;
  private closed = false;

  constructor(id: string, start: () => LineWorker) {
    this.id = id;
    this.start = start;
    this.worker = this.started();
  }

  async load(
    signal: AbortSignal,
    onProgress?: (progress: LoadProgress) => void,
  ): Promise<LoadedCounting> {
    signal.throwIfAborted();
    if (!this.closed) this.worker ??= this.started();
    const question = { id: this.id, after: this.version };
    const sent = await this.ask("load", question, signal, onProgress);
    const at = performance.now();
    this.version = Math.max(this.version, sent.version);
    return { ...sent, freshness: { ...sent.freshness, at } };
  }

  order(filter: LineFilter, sorts: readonly LineSort[]): Promise<LineOrder> {
    return this.ask("order", { filter, sorts });
  }

  rows(order: LineOrder, from: number, to: number): Promise<readonly LineRow[]> {
    const rows = order.rows.slice(Math.max(0, from), Math.max(0, to));
    return this.ask("rows", { version: order.version, rows });
  }

  aggregates(filter: LineFilter): Promise<LineAggregates> {
    return this.ask("aggregates", { filter });
  }

  close(): void {
    this.closed = true;
    this.stop(this.gone());
  }

  private ask<Kind extends QuestionKind>(
    kind: Kind,
    question: Questions[Kind],
    signal?: AbortSignal,
    onProgress?: (progress: LoadProgress) => void,
  ): Promise<Answers[Kind]> {
    return new Promise((resolve, reject) => {
      const { worker } = this;
      if (worker === null) {
        reject(this.gone());
        return;
      }
      const withdraw = () => {
        worker.postMessage({ kind: "abort", number });
        this.pending.reject(number, signal?.reason);
      };
      const number = this.pending.add({
        resolve: (answer) => {
          signal?.removeEventListener("abort", withdraw);
          // The worker answers each kind of question with that kind's answer.
          resolve(answer as Answers[Kind]);
        },
        reject: (reason) => {
          signal?.removeEventListener("abort", withdraw);
          reject(reason);
        },
        onProgress,
      });
      signal?.addEventListener("abort", withdraw);
      worker.postMessage({ kind, number, ...question } as Question);
    });
  }

  private started(): LineWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.pending.receive(data);
    // A worker whose script does not load, that runs into an error or whose words cannot be read.
    worker.onerror = worker.onmessageerror = () => this.stop(this.gone());
    return worker;
  }

  private stop(reason: unknown): void {
    this.worker?.terminate();
    this.worker = null;
    this.pending.rejectAll(reason);
  }

  /** Why there is no worker to ask. */
  private gone(): Error {
    if (this.closed) return new DOMException("The line store is closed", "AbortError");
    return new FailureError({
      kind: "unreachable",
      path: `/api${endpointPath("counting", this.id)}`,
    });
  }
}
