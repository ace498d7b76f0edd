import { FailureError } from "#transport/failure.ts";
import { OutdatedVersionError } from "./outdated-version-error.ts";
import type { Answer, ProgressMessage, WorkerResponse } from "./protocol.ts";

/** Who waits for the answer to a question. */
export interface Asker {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  readonly onTelling: ((telling: ProgressMessage) => void) | undefined;
}

/** The questions under way, by number. Each is answered or refused once and then forgotten. */
export class PendingQuestions {
  private readonly askers = new Map<number, Asker>();
  private last = 0;

  /** @returns the question's number */
  add(asker: Asker): number {
    this.last += 1;
    this.askers.set(this.last, asker);
    return this.last;
  }

  /** Hands a message to whoever waits for it; a withdrawn question's late answer is dropped. */
  receive(message: WorkerResponse): void {
    const asker = this.askers.get(message.number);
    if (!asker) return;
    if (message.kind === "progress" || message.kind === "part" || message.kind === "written") {
      asker.onTelling?.(message);
      return;
    }
    this.askers.delete(message.number);
    if (message.kind === "answer") asker.resolve(message.answer);
    else asker.reject(errorOf(message));
  }

  reject(number: number, reason: unknown): void {
    this.askers.get(number)?.reject(reason);
    this.askers.delete(number);
  }

  rejectAll(reason: unknown): void {
    for (const number of [...this.askers.keys()]) this.reject(number, reason);
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
