import { FailureError } from "#transport/failure.ts";
import { OutdatedVersionError } from "./outdated-version-error.ts";
import type { Answer, ProgressMessage, WorkerResponse } from "./protocol.ts";

/** Callbacks of a pending question. */
export interface PendingQuestion {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((message: ProgressMessage) => void) | undefined;
}

/** The pending questions, by number. Each is answered or refused once and then removed. */
export class PendingQuestions {
  private readonly pending = new Map<number, PendingQuestion>();
  private last = 0;

  /** @returns the question's number */
  add(question: PendingQuestion): number {
    this.last += 1;
    this.pending.set(this.last, question);
    return this.last;
  }

  /** Passes a message to its question; a withdrawn question's late answer is dropped. */
  receive(message: WorkerResponse): void {
    const question = this.pending.get(message.number);
    if (!question) return;
    if (message.kind === "progress" || message.kind === "part" || message.kind === "written") {
      question.onProgress?.(message);
      return;
    }
    this.pending.delete(message.number);
    if (message.kind === "answer") question.resolve(message.answer);
    else question.reject(errorOf(message));
  }

  reject(number: number, reason: unknown): void {
    this.pending.get(number)?.reject(reason);
    this.pending.delete(number);
  }

  rejectAll(reason: unknown): void {
    for (const number of [...this.pending.keys()]) this.reject(number, reason);
  }
}

function errorOf(
  refusal: Exclude<WorkerResponse, { kind: ProgressMessage["kind"] | "answer" }>,
): Error {
  switch (refusal.kind) {
    case "failure":
      return new FailureError(refusal.failure);
    case "outdated":
      return new OutdatedVersionError(refusal.version);
    case "unexpected":
      return new Error(refusal.message);
  }
}
