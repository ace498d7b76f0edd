import { endpointPath, importLogSchema } from "#contract/endpoints.ts";
import { decode, type getJson } from "#transport/get.ts";
import { RpcServer } from "#worker/rpc.ts";
import { findHits } from "./find-hits.ts";
import { type LogText, lengthOfLine, lineCount, splitLines } from "./log-text.ts";
import { messageGroups } from "./message-groups.ts";
import type { LogCalls, LogQuestion, LogReply, LogRequest, SentLog } from "./protocol.ts";

/** The worker's side of a log: reads it and answers the page's questions, over any transport. */
export class LogServer {
  private readonly rpc: RpcServer<LogCalls>;
  private readonly get: typeof getJson;
  private log: LogText = splitLines("");

  constructor(send: (reply: LogReply) => void, get: typeof getJson) {
    this.rpc = new RpcServer(send, (question, signal) => this.answer(question, signal));
    this.get = get;
  }

  /** Never rejects: every failure is a reply. */
  async receive(message: LogRequest): Promise<void> {
    await this.rpc.receive(message);
  }

  private async answer(question: LogQuestion, signal: AbortSignal) {
    switch (question.kind) {
      case "read":
        return this.read(question.id, signal);
      case "search":
        return findHits(this.log, question.query);
      case "groups":
        return messageGroups(this.log);
      case "file":
        return new Blob([this.log.text], { type: "text/plain;charset=utf-8" });
    }
  }

  private async read(id: string, signal: AbortSignal): Promise<SentLog> {
    const path = `/api${endpointPath("importErrorLog", id)}`;
    const { body, freshness } = await this.get(path, signal);
    this.log = splitLines(decode(importLogSchema, body, path));
    let maxLength = 0;
    for (let index = 0; index < lineCount(this.log); index += 1) {
      maxLength = Math.max(maxLength, lengthOfLine(this.log, index));
    }
    const bytes = new TextEncoder().encode(this.log.text).length;
    return { ...this.log, bytes, maxLength, readAt: freshness.fetchedAt };
  }
}
