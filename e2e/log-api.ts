import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningServer } from "./servers.ts";

/** What the API answers for a log. */
export interface LogAnswer {
  readonly status?: number;
  /** The log, sent as a JSON string; without one there is no body. */
  readonly log?: string;
}

/** An API over HTTP whose logs a test makes up. */
export interface LogApi extends RunningServer {
  /** Raw paths that were asked for, in order. */
  readonly asked: readonly string[];
}

/** @param answer what is answered for the segment of an id, as it came over the wire */
export async function startLogApi(answer: (segment: string) => LogAnswer): Promise<LogApi> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const [, segment = ""] = /^\/v1\/products\/imports\/([^/]*)\/error-log$/.exec(url) ?? [];
    const { status = 200, log } = answer(segment);
    const body = log === undefined ? "" : JSON.stringify(log);
    const length = { "Content-Length": Buffer.byteLength(body) };
    response.writeHead(status, { "Content-Type": "application/json", ...(body && length) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    output: () => "",
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
