import { endpointPath } from "#contract/endpoints.ts";
import { FailureError } from "#transport/failure.ts";
import type { Hits } from "./find-hits.ts";
import type { MessageGroup } from "./message-groups.ts";
import type { Answers, Question, QuestionKind, Questions, Reply, SentLog } from "./protocol.ts";

/** A log that was read. Its text is in memory; slower results come from its worker. */
export interface OpenLog extends SentLog {
  /** Finds a text, ignoring case. */
  search(query: string): Promise<Hits>;
  groups(): Promise<readonly MessageGroup[]>;
  /** The log as a text file in UTF-8. */
  file(): Promise<Blob>;
  /** Ends the worker; pending and later calls fail with an `AbortError`. */
  close(): void;
}

/** The subset of `Worker` that a log uses. */
export interface LogWorker {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

function startWorker(): LogWorker {
  return new Worker(new URL("./worker/main.ts", import.meta.url), { type: "module" });
}

/**
 * Reads the error log of an import in a worker of its own, so that megabytes never block the page.
 * @param id identifies the import: any string
 * @throws FailureError, or the signal's abort reason
 */
export async function openLog(
  id: string,
  signal: AbortSignal,
  start: () => LogWorker = startWorker,
): Promise<OpenLog> {
  signal.throwIfAborted();
  const path = `/api${endpointPath("importErrorLog", id)}`;
  const { ask, end } = connectWorker(
    start(),
    () => new FailureError({ kind: "unreachable", path }),
  );
  const abort = () => end(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    const sent = await ask("read", { id });
    return {
      ...sent,
      search: (query) => ask("search", { query }),
      groups: () => ask("groups", {}),
      file: () => ask("file", {}),
      close: () => end(new DOMException("The log is closed", "AbortError")),
    };
  } catch (error) {
    end(error);
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

interface PendingQuestion {
  readonly resolve: (answer: Answers[QuestionKind]) => void;
  readonly reject: (reason: unknown) => void;
}

/** @param crash error for a worker whose script cannot be loaded, or that failed */
function connectWorker(worker: LogWorker, crash: () => Error) {
  const pending = new Map<number, PendingQuestion>();
  let lastNumber = 0;
  let ended: { readonly reason: unknown } | null = null;
  const end = (reason: unknown) => {
    ended ??= { reason };
    worker.terminate();
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };
  worker.onerror = worker.onmessageerror = () => end(crash());
  worker.onmessage = ({ data }) => {
    const question = pending.get(data.number);
    pending.delete(data.number);
    if (data.kind === "answer") question?.resolve(data.answer);
    else if (data.kind === "failure") question?.reject(new FailureError(data.failure));
    else question?.reject(new Error(data.message));
  };
  const ask = <Kind extends QuestionKind>(kind: Kind, question: Questions[Kind]) =>
    new Promise<Answers[Kind]>((resolve, reject) => {
      if (ended) {
        reject(ended.reason);
        return;
      }
      lastNumber += 1;
      // The worker answers each kind of question with that kind's answer.
      pending.set(lastNumber, { resolve: (answer) => resolve(answer as Answers[Kind]), reject });
      worker.postMessage({ kind, number: lastNumber, ...question } as Question);
    });
  return { ask, end };
}
