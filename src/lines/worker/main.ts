import { LineServer } from "#lines/engine/line-server.ts";
import type { LineRequest } from "#lines/protocol.ts";
import { streamBody } from "#transport/stream.ts";
import { answerWithOneServer } from "#worker/one-server.ts";

declare const self: DedicatedWorkerGlobalScope;

answerWithOneServer<LineRequest>(
  self,
  () => new LineServer((message, transfer) => self.postMessage(message, transfer), streamBody),
);
