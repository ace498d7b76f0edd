import { endpointPath } from "#contract/endpoints.ts";
import type { ZoneRule } from "#domain/lines/zone.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/clock.ts";
import type { ZoneAssignment } from "#domain/rescue/zone-assignments.ts";
import { FailureError } from "#transport/failure.ts";
import type { ExportOptions, ExportProgress, LineFile } from "./line-export.ts";
import type { LineField } from "./line-field.ts";
import type { FacetName, LineFilter, LineOptions, LineSort } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";
import type {
  FoundLine,
  LineAggregates,
  LineFacets,
  LineOrder,
  LineRound,
  LineStore,
  LoadedCounting,
  LoadWatcher,
} from "./line-store.ts";
import type { LineWorker } from "./line-worker.ts";
import { PendingQuestions } from "./pending-questions.ts";
import type {
  Answers,
  ProgressMessage,
  Question,
  QuestionKind,
  Questions,
  SentLoad,
} from "./protocol.ts";

/** The page's side of the line store: sends questions to the worker, and replaces a crashed one. */
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
    this.worker = this.startWorker();
  }

  async load(signal: AbortSignal, watcher: LoadWatcher = {}): Promise<LoadedCounting> {
    signal.throwIfAborted();
    if (!this.closed) this.worker ??= this.startWorker();
    const question = { id: this.id, after: this.version };
    const loaded = await this.ask("load", question, signal, (message) => {
      if (message.kind === "progress") watcher.onProgress?.(message.progress);
      if (message.kind === "part") watcher.onPart?.(this.toLoaded(message.part, watcher));
    });
    return this.toLoaded(loaded, watcher);
  }

  rendered(): void {
    this.worker?.postMessage({ kind: "rendered" });
  }

  stop(): void {
    this.worker?.postMessage({ kind: "stop" });
  }

  order(
    filter: LineFilter,
    sorts: readonly LineSort[],
    view: LineOptions,
    fields?: readonly LineField[],
  ): Promise<LineOrder> {
    return this.ask("order", { filter, sorts, view, fields });
  }

  rows(
    order: LineOrder,
    from: number,
    to: number,
    fields: readonly LineField[],
  ): Promise<readonly LineRow[]> {
    const rows = order.rows.slice(Math.max(0, from), Math.max(0, to));
    const { version, asOf } = order;
    return this.ask("rows", { version, rows, asOf, fields });
  }

  aggregates(filter: LineFilter, view: LineOptions): Promise<LineAggregates> {
    return this.ask("aggregates", { filter, view });
  }

  facets(filter: LineFilter, view: LineOptions, names: readonly FacetName[]): Promise<LineFacets> {
    return this.ask("facets", { filter, view, names });
  }

  line(id: number, asOf?: number): Promise<FoundLine | null> {
    return this.ask("line", { id, asOf });
  }

  history(): Promise<LineHistory> {
    return this.ask("history", {});
  }

  changes(span: Span, view: LineOptions): Promise<Changes> {
    return this.ask("changes", { span, view });
  }

  rescue(zone: ZoneRule): Promise<readonly ZoneAssignment[]> {
    return this.ask("rescue", { zone });
  }

  round(share: number): Promise<LineRound> {
    return this.ask("round", { share });
  }

  async export(
    options: ExportOptions,
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<LineFile> {
    signal.throwIfAborted();
    return this.ask("export", { options }, signal, (message) => {
      if (message.kind === "written") onProgress(message.progress);
    });
  }

  close(): void {
    this.closed = true;
    this.end(this.unavailable());
  }

  /** Adds this thread's clock to the gateway's time. */
  private toLoaded({ sent, first }: SentLoad, { onFirst }: LoadWatcher): LoadedCounting {
    if (first) onFirst?.(first);
    this.version = Math.max(this.version, sent.version);
    return { ...sent, freshness: { ...sent.freshness, at: performance.now() } };
  }

  private ask<Kind extends QuestionKind>(
    kind: Kind,
    question: Questions[Kind],
    signal?: AbortSignal,
    onProgress?: (message: ProgressMessage) => void,
  ): Promise<Answers[Kind]> {
    return new Promise((resolve, reject) => {
      const { worker } = this;
      if (worker === null) {
        reject(this.unavailable());
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

  private startWorker(): LineWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.pending.receive(data);
    // The script does not load, throws, or sends a message that cannot be deserialized.
    worker.onerror = worker.onmessageerror = () => this.end(this.unavailable());
    return worker;
  }

  private end(reason: unknown): void {
    this.worker?.terminate();
    this.worker = null;
    this.pending.rejectAll(reason);
  }

  /** Why there is no worker. */
  private unavailable(): Error {
    if (this.closed) return new DOMException("The line store is closed", "AbortError");
    return new FailureError({
      kind: "unreachable",
      path: `/api${endpointPath("counting", this.id)}`,
    });
  }
}
