import { LogServer } from "#import-log/log-server.ts";
import type { LogRequest } from "#import-log/protocol.ts";
import { getJson } from "#transport/get.ts";

declare const self: DedicatedWorkerGlobalScope;

const server = new LogServer((reply) => self.postMessage(reply), getJson);

self.onmessage = ({ data }: MessageEvent<LogRequest>) => {
  void server.receive(data);
};
