import { endpointPath } from "#contract/endpoints.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { DifferenceTotals } from "#domain/lines/ranked-differences.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/history.ts";
import type { ExportProgress } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import { FailureError } from "#transport/failure.ts";
import { RpcClient } from "#worker/rpc.ts";
import type { FacetName } from "./facets/line-facets.ts";
import type { ExportOptions } from "./line-export.ts";
import type { LineFilter, LineOptions } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";
import type {
  FoundLine,
  LineAggregates,
  LineFacets,
  LineOrder,
  LinePlaces,
  LineRound,
  LineStore,
  LoadedCounting,
  LoadWatcher,
  OrderQuery,
  RoundOrder,
  RowRange,
} from "./line-store.ts";
import type { LineCalls, LineNotice, LineWorker, SentLoad } from "./protocol.ts";

/** The page's side of the line store: sends questions to the worker, and replaces a crashed one. */
export class LineClient implements LineStore {
  private readonly id: string;
  private readonly start: () => LineWorker;
  private rpc: RpcClient<LineCalls, LineNotice>;
  private version = 0;
  private closed = false;
  private earlier: EarlierOutcomes | null = null;

  constructor(id: string, start: () => LineWorker) {
    this.id = id;
    this.start = start;
    this.rpc = this.connect();
  }

  async load(signal: AbortSignal, watcher: LoadWatcher = {}): Promise<LoadedCounting> {
    signal.throwIfAborted();
    if (!this.closed && this.rpc.isEnded) this.rpc = this.connect();
    const question = { id: this.id, after: this.version };
    const onProgress = (message: LineCalls["load"]["progress"]) => {
      if ("part" in message) watcher.onPart?.(this.toLoaded(message.part, watcher));
      else watcher.onProgress?.(message.progress);
    };
    const loaded = await this.rpc.ask("load", question, { signal, onProgress });
    return this.toLoaded(loaded, watcher);
  }

  rendered(): void {
    this.rpc.post({ kind: "rendered" });
  }

  stop(): void {
    this.rpc.post({ kind: "stop" });
  }

  setEarlier(earlier: EarlierOutcomes): void {
    this.earlier = earlier;
    this.rpc.post({ kind: "earlier", earlier });
  }

  order(query: OrderQuery): Promise<LineOrder> {
    return this.rpc.ask("order", query);
  }

  rows(order: LineOrder, { from, to, fields }: RowRange): Promise<readonly LineRow[]> {
    const rows = order.rows.slice(Math.max(0, from), Math.max(0, to));
    const { version, asOf } = order;
    return this.rpc.ask("rows", { version, rows, asOf, fields });
  }

  aggregates(filter: LineFilter, view: LineOptions): Promise<LineAggregates> {
    return this.rpc.ask("aggregates", { filter, view });
  }

  totals(filter: LineFilter, view: LineOptions): Promise<DifferenceTotals> {
    return this.rpc.ask("totals", { filter, view });
  }

  facets(filter: LineFilter, view: LineOptions, names: readonly FacetName[]): Promise<LineFacets> {
    return this.rpc.ask("facets", { filter, view, names });
  }

  line(id: number, asOf?: number): Promise<FoundLine | null> {
    return this.rpc.ask("line", { id, asOf });
  }

  history(): Promise<LineHistory> {
    return this.rpc.ask("history", {});
  }

  changes(span: Span, view: LineOptions): Promise<Changes> {
    return this.rpc.ask("changes", { span, view });
  }

  places(earlier: readonly string[]): Promise<LinePlaces> {
    return this.rpc.ask("places", { earlier });
  }

  round(share: number, order: RoundOrder = "location"): Promise<LineRound> {
    return this.rpc.ask("round", { share, order });
  }

  async export(
    options: ExportOptions,
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<SheetFile> {
    signal.throwIfAborted();
    return this.rpc.ask("export", { options }, { signal, onProgress });
  }

  close(): void {
    this.closed = true;
    this.rpc.end(new DOMException("The line store is closed", "AbortError"));
  }

  /** Adds this thread's clock to the gateway's time. */
  private toLoaded({ sent, first }: SentLoad, { onFirst }: LoadWatcher): LoadedCounting {
    if (first) onFirst?.(first);
    this.version = Math.max(this.version, sent.version);
    return { ...sent, freshness: { ...sent.freshness, at: performance.now() } };
  }

  private connect(): RpcClient<LineCalls, LineNotice> {
    const path = `/api${endpointPath("counting", this.id)}`;
    const rpc = new RpcClient<LineCalls, LineNotice>(
      this.start(),
      () => new FailureError({ kind: "unreachable", path }),
    );
    if (this.earlier) rpc.post({ kind: "earlier", earlier: this.earlier });
    return rpc;
  }
}
