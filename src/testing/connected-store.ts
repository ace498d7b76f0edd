import type { CountRecord } from "#contract/count-record.ts";
import type { Counting } from "#contract/counting.ts";
import { LineClient } from "#lines/line-client.ts";
import type { LineStore } from "#lines/line-store.ts";
import { FailureError } from "#transport/failure.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { streamBody } from "#transport/stream.ts";
import { InProcessWorker } from "./in-process-worker.ts";
import { aCounting } from "./samples.ts";

/** When the gateway received all of these answers. */
export const fetchedAt = Date.parse("2026-03-02T12:00:00Z");

/** A signal that is never aborted. */
export const neverAborted = () => new AbortController().signal;

/** An answer of the network. */
export interface SentAnswer {
  readonly freshness: Freshness;
  readonly tag?: string;
  readonly mediaType?: string;
  /** By its header. */
  readonly countRecord?: CountRecord;
  /** The body in chunks; throwing breaks it off. */
  readonly texts: Iterable<string> | AsyncIterable<string>;
}

/** Produces an answer without a network. */
export type Answering = (
  address: string,
  signal: AbortSignal,
  /** What is accepted besides JSON. */
  mediaType?: string | null,
) => Promise<SentAnswer>;

/** A counting's answer, sent three seconds after the gateway received it. */
export function answerOf(products: readonly unknown[], header: Counting = aCounting()): SentAnswer {
  return { freshness: newFreshness(), texts: [JSON.stringify({ ...header, products })] };
}

function newFreshness(): Freshness {
  return { fetchedAt, now: fetchedAt + 3000, at: performance.now() };
}

/** An answer that only an abort ends. */
export const hanging: Answering = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

const encoder = new TextEncoder();

/** A network that gives this answer to every request. */
export function streaming(answering: Answering): typeof streamBody {
  return async (address, { signal, knownTag, mediaType: accepted = null }, read) => {
    const answer = await answering(address, signal, accepted);
    const { freshness, tag = null, mediaType = "", countRecord = null, texts } = answer;
    const isUnchanged = tag !== null && tag === knownTag;
    async function* chunks() {
      for await (const text of texts) yield encoder.encode(text);
    }
    return read({
      freshness,
      tag,
      isUnchanged,
      mediaType,
      hidden: [],
      countRecord,
      chunks: chunks(),
      transferTime: () => 12,
    });
  };
}

/** A line store for the counting `a/b`, and every worker that it has started so far. */
export function connect(
  answering: Answering,
  timeoutMs?: number,
): {
  store: LineStore;
  workers: readonly InProcessWorker[];
} {
  const workers: InProcessWorker[] = [];
  const store = new LineClient("a/b", () => {
    const worker = new InProcessWorker(streaming(answering), timeoutMs);
    workers.push(worker);
    return worker;
  });
  return { store, workers };
}

/** A line store whose loads get the answers in turn, then the last one repeatedly. */
export function connectInTurn(...answers: readonly (SentAnswer | FailureError | Answering)[]) {
  let turn = 0;
  return connect(async (address, signal, mediaType) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer === undefined || answer instanceof FailureError) throw answer;
    return typeof answer === "function" ? answer(address, signal, mediaType) : answer;
  });
}
