import { isFailedPart, missPart, noteFailedPart } from "#transport/failed-part.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { OutdatedVersionError } from "./outdated-version-error.ts";

/** One kind of question to a worker. */
interface Call {
  readonly question: object;
  readonly answer: unknown;
  /** The worker's reports before its answer. */
  readonly progress?: unknown;
}

type Progress<Protocol> = {
  [Kind in keyof Protocol]: Protocol[Kind] extends { readonly progress: infer One } ? One : never;
}[keyof Protocol];

type Calls<Protocol> = Readonly<Record<keyof Protocol, Call>>;

/** Each question has a unique number. */
export type Question<Protocol extends Calls<Protocol>> = {
  [Kind in keyof Protocol]: {
    readonly kind: Kind;
    readonly number: number;
  } & Protocol[Kind]["question"];
}[keyof Protocol];

/** From the page: a question, or its withdrawal. */
export type Request<Protocol extends Calls<Protocol>> =
  | Question<Protocol>
  | { readonly kind: "abort"; readonly number: number };

/** From the worker: any number of progress reports, then one of the others; none after the withdrawal. */
export type Reply<Protocol extends Calls<Protocol>> = { readonly number: number } & (
  | { readonly kind: "progress"; readonly progress: Progress<Protocol> }
  | { readonly kind: "answer"; readonly answer: Protocol[keyof Protocol]["answer"] }
  | { readonly kind: "failure"; readonly failure: Failure }
  | { readonly kind: "outdated"; readonly version: number }
  | { readonly kind: "failed-part"; readonly message: string }
  | { readonly kind: "unexpected"; readonly message: string }
);

/** The subset of `Worker` that a client uses. */
export interface RpcWorker<Message, Protocol extends Calls<Protocol>> {
  onmessage: ((event: MessageEvent<Reply<Protocol>>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Message): void;
  terminate(): void;
}

interface PendingQuestion<Protocol extends Calls<Protocol>> {
  readonly resolve: (answer: Protocol[keyof Protocol]["answer"]) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((progress: Progress<Protocol>) => void) | undefined;
}

/** The page's side: numbers the questions, and settles each once. */
export class RpcClient<Protocol extends Calls<Protocol>, Message = never> {
  private readonly worker: RpcWorker<Request<Protocol> | Message, Protocol>;
  private readonly pending = new Map<number, PendingQuestion<Protocol>>();
  private lastNumber = 0;
  private ended: { readonly reason: unknown } | null = null;

  /** @param crash error for a worker whose script cannot be loaded, or that fails */
  constructor(worker: RpcWorker<Request<Protocol> | Message, Protocol>, crash: () => Error) {
    this.worker = worker;
    worker.onmessage = ({ data }) => this.receive(data);
    const end = () => {
      const error = crash();
      this.end(error);
      return error;
    };
    worker.onmessageerror = end;
    worker.onerror = (event) => {
      const error = end();
      // Only the failure of a script that runs has a message.
      if (event.message !== undefined) return;
      noteFailedPart(error);
      missPart(error);
    };
  }

  get isEnded(): boolean {
    return this.ended !== null;
  }

  ask<Kind extends keyof Protocol>(
    kind: Kind,
    question: Protocol[Kind]["question"],
    {
      signal,
      onProgress,
    }: {
      signal?: AbortSignal;
      onProgress?: (progress: Progress<Pick<Protocol, Kind>>) => void;
    } = {},
  ): Promise<Protocol[Kind]["answer"]> {
    return new Promise((resolve, reject) => {
      if (this.ended) {
        reject(this.ended.reason);
        return;
      }
      this.lastNumber += 1;
      const number = this.lastNumber;
      const withdraw = () => {
        this.worker.postMessage({ kind: "abort", number });
        this.take(number)?.reject(signal?.reason);
      };
      const settle = () => signal?.removeEventListener("abort", withdraw);
      this.pending.set(number, {
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (reason) => {
          settle();
          reject(reason);
        },
        // The worker answers each kind of question with that kind's progress.
        onProgress: onProgress as PendingQuestion<Protocol>["onProgress"],
      });
      signal?.addEventListener("abort", withdraw);
      try {
        this.worker.postMessage({ kind, number, ...question } as Question<Protocol>);
      } catch (error) {
        this.take(number)?.reject(error);
      }
    });
  }

  /** Sends a message that has no answer. */
  post(message: Message): void {
    this.worker.postMessage(message);
  }

  /** Ends the worker; pending and later questions fail with the reason. */
  end(reason: unknown): void {
    this.ended = { reason };
    this.worker.terminate();
    for (const number of [...this.pending.keys()]) this.take(number)?.reject(reason);
  }

  private take(number: number): PendingQuestion<Protocol> | undefined {
    const question = this.pending.get(number);
    this.pending.delete(number);
    return question;
  }

  /** Passes a reply to its question; late replies to a withdrawn question are dropped. */
  private receive(reply: Reply<Protocol>): void {
    if (reply.kind === "progress") {
      this.pending.get(reply.number)?.onProgress?.(reply.progress);
      return;
    }
    const question = this.take(reply.number);
    if (reply.kind === "answer") question?.resolve(reply.answer);
    else question?.reject(errorOf(reply));
  }
}

function errorOf(
  refusal: Extract<Reply<never>, { kind: "failure" | "outdated" | "failed-part" | "unexpected" }>,
): Error {
  switch (refusal.kind) {
    case "failure":
      return new FailureError(refusal.failure);
    case "outdated":
      return new OutdatedVersionError(refusal.version);
    case "failed-part": {
      const error = new Error(refusal.message);
      noteFailedPart(error);
      return error;
    }
    case "unexpected":
      return new Error(refusal.message);
  }
}

/** The worker's side: answers questions, over any transport. */
export class RpcServer<Protocol extends Calls<Protocol>> {
  private readonly send: (reply: Reply<Protocol>) => void;
  private readonly answer: Answering<Protocol>;
  private readonly abortControllers = new Map<number, AbortController>();

  constructor(send: (reply: Reply<Protocol>) => void, answer: Answering<Protocol>) {
    this.send = send;
    this.answer = answer;
  }

  /**
   * Never rejects: every failure is a reply.
   * @returns whether a question was answered
   */
  async receive(message: Request<Protocol>): Promise<boolean> {
    const { number } = message;
    if (message.kind === "abort") {
      this.abortControllers.get(number)?.abort();
      return false;
    }
    const controller = new AbortController();
    this.abortControllers.set(number, controller);
    try {
      const answer = await this.answer(message as Question<Protocol>, controller.signal);
      if (controller.signal.aborted) return false;
      this.send({ kind: "answer", number, answer });
      return true;
    } catch (error) {
      if (!controller.signal.aborted) this.send({ number, ...refusal(error) });
      return false;
    } finally {
      this.abortControllers.delete(number);
    }
  }
}

type Answering<Protocol extends Calls<Protocol>> = (
  question: Question<Protocol>,
  signal: AbortSignal,
) => Promise<Protocol[keyof Protocol]["answer"]>;

function refusal(error: unknown) {
  if (error instanceof FailureError) return { kind: "failure", failure: error.failure } as const;
  if (error instanceof OutdatedVersionError) {
    return { kind: "outdated", version: error.version } as const;
  }
  const kind = isFailedPart(error) ? "failed-part" : "unexpected";
  return { kind, message: String(error) } as const;
}
