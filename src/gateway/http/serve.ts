import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { minute } from "#domain/time/units.ts";
import type { Gateway } from "#gateway/create.ts";
import { nodeListener } from "./node-listener.ts";
import { readRequestsInTurn } from "./request-turns.ts";
import { endSlowReaders } from "./slow-readers.ts";

/** Limits for clients; times in milliseconds. */
interface Limits {
  /** For all headers of a request, from the connection or the previous answer. */
  readonly headersMs: number;
  /** For a whole request: the largest body is 16 kB. */
  readonly requestMs: number;
  /** How often these two are checked. */
  readonly checkMs: number;
  /** For a client that reads nothing of a pending answer. */
  readonly idleReaderMs: number;
  /** Concurrent connections; a browser opens six at most, and keeps an idle one for five seconds. */
  readonly connections: number;
}

const defaultLimits: Limits = {
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5000,
  idleReaderMs: minute,
  connections: 5000,
};

export interface Running {
  /** Address for a browser, such as `http://127.0.0.1:4173`. */
  readonly address: string;
  /** Stops accepting requests and waits for the answers in flight, for a number of milliseconds. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts to listen.
 * @throws the system's error, such as `EADDRINUSE`
 */
export async function listen(
  gateway: Gateway,
  host: string,
  port: number,
  limits: Partial<Limits> = {},
): Promise<Running> {
  const { headersMs, requestMs, checkMs, idleReaderMs, connections } = {
    ...defaultLimits,
    ...limits,
  };
  const times = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  };
  const server = createServer(times, nodeListener(gateway));
  server.maxConnections = connections;
  readRequestsInTurn(server);
  endSlowReaders(server, idleReaderMs);
  // Node drops headers beyond the first thousand, possibly the one that a proxy adds; their total size is limited
  // anyway.
  server.maxHeadersCount = 0;
  // By default, Node closes the connection without an answer.
  server.on("connect", (_, socket) => {
    socket
      .on("error", () => {})
      .end(
        "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    stop: (graceMs) => stop(server, graceMs),
  };
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
    // Connections that become idle during shutdown must not wait for another request.
    server.keepAliveTimeout = 1;
  });
}
