import { OutdatedVersionError } from "#lines/outdated-version-error.ts";
import type { Answer, FromWorker, Question, SentCounting, ToWorker } from "#lines/protocol.ts";
import { FailureError } from "#transport/failure.ts";
import { nowOf } from "#transport/freshness.ts";
import type { getJson } from "#transport/get.ts";
import { LineVersions } from "./line-versions.ts";
import { loadCounting } from "./load-counting.ts";

type Send = (message: FromWorker, transfer: ArrayBufferLike[]) => void;

/** The worker's side of the line store: answers the page's questions, whatever carries the messages. */
export class LineServer {
  private readonly send: Send;
  private readonly get: typeof getJson;
  private readonly versions = new LineVersions();
  private readonly withdrawals = new Map<number, AbortController>();

  constructor(send: Send, get: typeof getJson) {
    this.send = send;
    this.get = get;
  }

  /** Never rejects: every failure is an answer, but for a withdrawn question, which gets none. */
  async receive(message: ToWorker): Promise<void> {
    const { number } = message;
    if (message.kind === "abort") {
      this.withdrawals.get(number)?.abort();
      return;
    }
    const withdrawal = new AbortController();
    this.withdrawals.set(number, withdrawal);
    try {
      const answer = await this.answer(message, withdrawal.signal);
      this.send({ kind: "answer", number, answer }, buffersOf(answer));
    } catch (error) {
      if (!withdrawal.signal.aborted) this.send(refusal(number, error), []);
    } finally {
      this.withdrawals.delete(number);
    }
  }

  private async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    switch (question.kind) {
      case "load":
        return this.load(question, signal);
      case "order": {
        const { version, table } = this.versions.latest();
        return { version, rows: table.order(question.filter, question.sorts) };
      }
      case "rows":
        return this.versions.get(question.version).rows(question.rows);
      case "aggregates": {
        const { version, table } = this.versions.latest();
        return { version, ...table.aggregates(question.filter) };
      }
    }
  }

  private async load(
    { number, id, after }: Extract<Question, { kind: "load" }>,
    signal: AbortSignal,
  ): Promise<SentCounting> {
    const { table, loaded } = await loadCounting(
      id,
      signal,
      (progress) => this.send({ kind: "progress", number, progress }, []),
      this.get,
    );
    signal.throwIfAborted();
    const { fetchedAt } = loaded.freshness;
    return {
      ...loaded,
      version: this.versions.add(table, after),
      freshness: { fetchedAt, now: nowOf(loaded.freshness) },
    };
  }
}

/** What is moved to the page instead of copied. */
function buffersOf(answer: Answer): ArrayBufferLike[] {
  if ("finishes" in answer) return [answer.finishes.buffer];
  if ("rows" in answer) return [answer.rows.buffer];
  return [];
}

function refusal(number: number, error: unknown): FromWorker {
  if (error instanceof FailureError) return { kind: "failure", number, failure: error.failure };
  if (error instanceof OutdatedVersionError) {
    return { kind: "outdated", number, version: error.version };
  }
  return { kind: "unexpected", number, message: String(error) };
}
