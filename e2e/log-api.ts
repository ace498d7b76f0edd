import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningServer } from "./servers.ts";

/** The API's answer for a log. */
export interface LogAnswer {
  readonly status?: number;
  /** The log, sent as a JSON string; without one there is no body. */
  readonly log?: string;
}

/** An API over HTTP with logs of the test. */
export interface LogApi extends Omit<RunningServer, "pid"> {
  /** Raw paths of its requests, in order. */
  readonly asked: readonly string[];
}

/**
 * The API.
 * @param answer the answer for the id's segment, as received
 */
export async function startLogApi(answer: (segment: string) => LogAnswer): Promise<LogApi> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const [, segment] = /^\/v1\/products\/imports\/([^/]*)\/error-log$/.exec(url) ?? [];
    if (segment === undefined) {
      response.writeHead(404).end();
      return;
    }
    asked.push(url);
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
