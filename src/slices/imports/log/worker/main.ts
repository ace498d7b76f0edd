import { LogServer } from "#slices/imports/log/log-server.ts";
import type { LogRequest } from "#slices/imports/log/protocol.ts";
import { getJson } from "#transport/get.ts";
import { answerWithOneServer } from "#worker/one-server.ts";

declare const self: DedicatedWorkerGlobalScope;

answerWithOneServer<LogRequest>(
  self,
  () => new LogServer((reply) => self.postMessage(reply), getJson),
);
