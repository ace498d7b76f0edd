import { LineServer } from "#lines/engine/line-server.ts";
import type { LineRequest } from "#lines/protocol.ts";
import { streamBody } from "#transport/stream.ts";

declare const self: DedicatedWorkerGlobalScope;

// WebKit runs this script once more for a part that loads late and imports from it; the first server has the lines.
if (self.onmessage === null) {
  const server = new LineServer(
    (message, transfer) => self.postMessage(message, transfer),
    streamBody,
  );
  self.onmessage = ({ data }: MessageEvent<LineRequest>) => {
    void server.receive(data);
  };
}
