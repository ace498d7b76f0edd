import type { Counting } from "#contract/counting.ts";
import { LineClient } from "#lines/line-client.ts";
import type { LineStore } from "#lines/line-store.ts";
import { FailureError } from "#transport/failure.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { Answer, getJson } from "#transport/get.ts";
import { InProcessWorker } from "./in-process-worker.ts";
import { aCounting } from "./samples.ts";

/** When the gateway got every answer of these. */
export const fetchedAt = Date.parse("2026-03-02T12:00:00Z");

/** A signal that nobody aborts. */
export const never = () => new AbortController().signal;

/** A counting's answer, sent three seconds after the gateway got it. */
export function answerOf(products: readonly unknown[], header: Counting = aCounting()): Answer {
  const freshness: Freshness = { fetchedAt, now: fetchedAt + 3000, at: performance.now() };
  return { body: { ...header, products }, freshness, transferTime: 12 };
}

/** An answer that only an abort ends. */
export const hanging: typeof getJson = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** A line store for the counting `a/b`, and every worker that it has started so far. */
export function connect(get: typeof getJson): {
  store: LineStore;
  workers: readonly InProcessWorker[];
} {
  const workers: InProcessWorker[] = [];
  const store = new LineClient("a/b", () => {
    const worker = new InProcessWorker(get);
    workers.push(worker);
    return worker;
  });
  return { store, workers };
}

/** A line store whose loads are answered in turn, the last answer again and again. */
export function connectInTurn(...answers: readonly (Answer | FailureError | typeof getJson)[]) {
  let turn = 0;
  return connect(async (address, signal) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer === undefined || answer instanceof FailureError) throw answer;
    return typeof answer === "function" ? answer(address, signal) : answer;
  });
}
