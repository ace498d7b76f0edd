import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { everyLine, type LineFilter, type LineOptions } from "#lines/line-query.ts";
import { defaultFields, firstBlock } from "#lines/line-row.ts";
import type { LineAggregates, LineOrder, OrderQuery } from "#lines/line-store.ts";
import type { LineCalls, LineQuestion, LineReply, LineRequest, SentLoad } from "#lines/protocol.ts";
import type { ExportProgress } from "#spreadsheet/row-blocks.ts";
import { partOf } from "#transport/failed-part.ts";
import { nowOf } from "#transport/freshness.ts";
import type { streamBody } from "#transport/stream.ts";
import { RpcServer } from "#worker/rpc.ts";
import { changedLines } from "./changed-lines.ts";
import { LineVersions } from "./line-versions.ts";
import { type Load, loadCounting } from "./load/load-counting.ts";
import { withUnits } from "./row-sorts.ts";

/**
 * Maximum wait for the page to render its first lines, in milliseconds: a page that shows nothing before all
 * lines have arrived never reports it.
 */
const defaultTimeoutMs = 400;

/** Idle time before likely questions are prepared, in milliseconds. */
const idleMs = 50;

type Send = (message: LineReply, transfer: ArrayBufferLike[]) => void;
type LoadQuestion = Extract<LineQuestion, { kind: "load" }>;
type Answer = Extract<LineReply, { kind: "answer" }>["answer"];

/** The worker's side of the line store: answers the page's questions, over any transport. */
export class LineServer {
  private readonly send: (message: LineReply) => void;
  private readonly rpc: RpcServer<LineCalls>;
  private readonly stream: typeof streamBody;
  private readonly timeoutMs: number;
  private readonly versions = new LineVersions();
  private stopping = new AbortController();
  /** Continues a load that waits for its first lines to be rendered. */
  private resumeLoading = () => {};
  /** Number of questions received. */
  private questionCount = 0;
  /** The load of the newest version. */
  private previous: Load | null = null;
  private earlier: EarlierOutcomes | null = null;

  constructor(send: Send, stream: typeof streamBody, timeoutMs = defaultTimeoutMs) {
    this.send = (message) => send(message, buffersOf(message));
    this.rpc = new RpcServer(this.send, (question, signal) => this.answer(question, signal));
    this.stream = stream;
    this.timeoutMs = timeoutMs;
  }

  /** Never rejects: every failure is an answer; a withdrawn question gets none. */
  async receive(message: LineRequest): Promise<void> {
    if (message.kind === "rendered") {
      this.resumeLoading();
      return;
    }
    if (message.kind === "stop") {
      this.stopping.abort();
      this.stopping = new AbortController();
      this.resumeLoading();
      return;
    }
    if (message.kind === "earlier") {
      this.earlier = message.earlier;
      this.previous?.table.setEarlier(message.earlier);
      return;
    }
    if (message.kind !== "abort") this.questionCount += 1;
    const isAnswered = await this.rpc.receive(message);
    if (isAnswered && message.kind === "load") await this.prepare();
  }

  private async answer(question: LineQuestion, signal: AbortSignal): Promise<Answer> {
    if (question.kind === "load") return this.load(question, signal);
    if (question.kind === "rows") {
      const { rows, asOf, fields } = question;
      return this.versions.get(question.version).asOf(asOf).rows(rows, fields);
    }
    const { version, table } = this.versions.latest();
    switch (question.kind) {
      case "order":
        return this.order(question);
      case "aggregates":
        return this.aggregates(question.filter, question.view);
      case "totals":
        return table.asOf(question.view.asOf).totals(question.filter, question.view);
      case "facets": {
        const { filter, view, names } = question;
        return table.asOf(view.asOf).facets(filter, view, names);
      }
      case "history":
        return table.history();
      case "changes": {
        const { ChangesTotaller } = await partOf(import("#domain/replay/changes.ts"));
        return table.changes(new ChangesTotaller(question.span, question.view));
      }
      case "places": {
        const { placesOf } = await partOf(import("./places.ts"));
        return placesOf(table, question.earlier);
      }
      case "round": {
        const { recountRound } = await partOf(import("./recount-round.ts"));
        return { version, ...recountRound(table, question.share, question.order) };
      }
      case "export": {
        const { number, options } = question;
        const { exportLines } = await partOf(import("#lines/export/export-lines.ts"));
        const onProgress = (progress: ExportProgress) =>
          this.send({ kind: "progress", number, progress });
        const past = table.asOf(options.lineOptions.asOf);
        return exportLines(past, { options, signal, onProgress });
      }
      case "line": {
        const row = table.find(question.id);
        const past = table.asOf(question.asOf);
        return row === null ? null : { version, row, line: past.line(row) };
      }
    }
  }

  private order({ filter, sorts, view, fields, columns }: OrderQuery): LineOrder {
    const { version, since, table } = this.versions.latest();
    const { asOf, hasEarlier } = view;
    const past = table.asOf(asOf);
    const rows = past.order(filter, withUnits(sorts), view);
    // Columns stay while lines arrive, and during a replay.
    const mayBeBlank = columns && asOf === undefined && !this.previous?.loaded.isArriving;
    return {
      version,
      since,
      asOf,
      hasEarlier,
      rows,
      ...(mayBeBlank && { blank: table.blankFields(filter, view, columns) }),
      ...(fields && { first: past.rows(rows.subarray(...firstBlock), fields) }),
    };
  }

  private aggregates(filter: LineFilter, view: LineOptions): LineAggregates {
    const { version, table } = this.versions.latest();
    const past = view.asOf === undefined ? null : table.momentAt(view.asOf);
    const { isWhole = false, isArriving = false } = this.previous?.loaded ?? {};
    const figures = table.asOf(view.asOf).figures(filter, view);
    return { version, isWhole, isArriving, read: table.size, past, ...figures };
  }

  private async load(question: LoadQuestion, signal: AbortSignal): Promise<SentLoad> {
    const { number, id } = question;
    const isFirst = this.previous === null;
    let parts = 0;
    signal.addEventListener("abort", () => this.resumeLoading());
    const load = await loadCounting(
      id,
      signal,
      this.previous,
      this.stopping.signal,
      {
        onProgress: (progress) => this.send({ kind: "progress", number, progress: { progress } }),
        onPart: (part) => {
          // Existing data stays visible until the new load is complete.
          if (!isFirst) return undefined;
          const sent = this.addVersion(part, question, true, parts > 0);
          parts += 1;
          this.send({ kind: "progress", number, progress: { part: sent } });
          return parts === 1 && part.loaded.isArriving ? this.waitForRender() : undefined;
        },
      },
      this.stream,
    );
    signal.throwIfAborted();
    return this.addVersion(load, question, isFirst, isFirst && parts > 0);
  }

  private waitForRender(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.timeoutMs);
      this.resumeLoading = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Makes a load the newest version. */
  private addVersion(
    load: Load,
    { after }: LoadQuestion,
    isFirst: boolean,
    isMore: boolean,
  ): SentLoad {
    const { lines, table, loaded } = load;
    const { fetchedAt } = loaded.freshness;
    const { previous } = this;
    table.setEarlier(this.earlier);
    const isComparable = previous?.loaded.isWhole && loaded.isWhole && previous.lines !== lines;
    const changed = isComparable ? changedLines(previous.lines, lines) : [];
    this.previous = load;
    const version = this.versions.add(table, after, isMore);
    const freshness = { fetchedAt, now: nowOf(loaded.freshness) };
    const sent = { ...loaded, changed, version, freshness };
    if (!isFirst) return { sent, first: null };
    const fallback = { filter: everyLine, view: defaultViewSettings };
    const order = this.order({
      ...fallback,
      sorts: [],
      fields: defaultFields,
      columns: defaultFields,
    });
    const aggregates = loaded.isArriving ? null : this.aggregates(fallback.filter, fallback.view);
    return { sent, first: { order, aggregates } };
  }

  /** Prepares likely questions while idle. */
  private async prepare(): Promise<void> {
    const { version, table } = this.versions.latest();
    let lastCount = -1;
    for (const _ of table.prepare()) {
      do {
        const pause = lastCount === this.questionCount ? 0 : idleMs;
        lastCount = this.questionCount;
        await new Promise((resolve) => setTimeout(resolve, pause));
      } while (lastCount !== this.questionCount);
      if (this.versions.latest().version !== version) return;
    }
  }
}

/** Buffers to transfer to the page instead of copying them. */
function buffersOf(message: LineReply): ArrayBufferLike[] {
  if (message.kind === "progress") {
    return "part" in message.progress ? buffersOfAnswer(message.progress.part) : [];
  }
  return message.kind === "answer" ? buffersOfAnswer(message.answer) : [];
}

function buffersOfAnswer(answer: Answer): ArrayBufferLike[] {
  if (answer !== null && "first" in answer && "sent" in answer) {
    return answer.first ? [answer.first.order.rows.buffer] : [];
  }
  return answer !== null && "version" in answer && "rows" in answer ? [answer.rows.buffer] : [];
}
