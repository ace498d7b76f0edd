import { endpointPath } from "#contract/endpoints.ts";
import { importLogSchema } from "#contract/import-log.ts";
import { FailureError } from "#transport/failure.ts";
import { decode, type getJson } from "#transport/get.ts";
import { findHits } from "./find-hits.ts";
import { type LogText, lengthOfLine, lineCount, splitLines } from "./log-text.ts";
import { messageGroups } from "./message-groups.ts";
import type { Answers, Question, QuestionKind, Reply, SentLog } from "./protocol.ts";

/** The worker's side of a log: reads it and answers the page's questions, over any transport. */
export class LogServer {
  private readonly send: (reply: Reply) => void;
  private readonly get: typeof getJson;
  private log: LogText = splitLines("");

  constructor(send: (reply: Reply) => void, get: typeof getJson) {
    this.send = send;
    this.get = get;
  }

  /** Never rejects: every failure is a reply. */
  async receive(question: Question): Promise<void> {
    const { number } = question;
    try {
      this.send({ kind: "answer", number, answer: await this.answer(question) });
    } catch (error) {
      this.send(
        error instanceof FailureError
          ? { kind: "failure", number, failure: error.failure }
          : { kind: "unexpected", number, message: String(error) },
      );
    }
  }

  private async answer(question: Question): Promise<Answers[QuestionKind]> {
    switch (question.kind) {
      case "read":
        return this.read(question.id);
      case "search":
        return findHits(this.log, question.query);
      case "groups":
        return messageGroups(this.log);
      case "file":
        return new Blob([this.log.text], { type: "text/plain;charset=utf-8" });
    }
  }

  private async read(id: string): Promise<SentLog> {
    const path = `/api${endpointPath("importErrorLog", id)}`;
    // Questions are never withdrawn: the page terminates the worker instead.
    const { body, freshness } = await this.get(path, new AbortController().signal);
    this.log = splitLines(decode(importLogSchema, body, path));
    let maxLength = 0;
    for (let index = 0; index < lineCount(this.log); index += 1) {
      maxLength = Math.max(maxLength, lengthOfLine(this.log, index));
    }
    const bytes = new TextEncoder().encode(this.log.text).length;
    return { ...this.log, bytes, maxLength, readAt: freshness.fetchedAt };
  }
}
