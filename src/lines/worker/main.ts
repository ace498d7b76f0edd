import { LineServer } from "#lines/engine/line-server.ts";
import type { WorkerRequest } from "#lines/protocol.ts";
import { streamBody } from "#transport/stream.ts";

declare const self: DedicatedWorkerGlobalScope;

const server = new LineServer(
  (message, transfer) => self.postMessage(message, transfer),
  streamBody,
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  void server.receive(data);
};
