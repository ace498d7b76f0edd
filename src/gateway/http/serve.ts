import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { minute } from "#domain/time/units.ts";
import type { Gateway } from "#gateway/create.ts";
import { nodeListener } from "./node-listener.ts";
import { readRequestsInTurn } from "./request-turns.ts";

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
  /** For an idle connection: longer than proxies keep theirs, so that none sends a request on one that closes. */
  readonly keepAliveMs: number;
  /** Concurrent connections. Beyond them the one that is idle longest closes, or the new one if none is. */
  readonly connections: number;
}

const defaultLimits: Limits = {
  headersMs: 15_000,
  requestMs: 30_000,
  checkMs: 5000,
  idleReaderMs: minute,
  // nginx and Amazon's balancers keep an idle connection for 60 seconds, proxies in Go for 90.
  keepAliveMs: 95_000,
  connections: 5000,
};

export interface Running {
  /** Address for a browser, such as `http://127.0.0.1:4173`. */
  readonly address: string;
  /**
   * Stops accepting requests, and waits for the answers in flight.
   * @param graceMs maximum time for these answers, in milliseconds
   * @param pauseMs how long requests are still accepted, in milliseconds; each answer closes its connection
   */
  stop(graceMs: number, pauseMs?: number): Promise<void>;
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
  const { headersMs, requestMs, checkMs, idleReaderMs, keepAliveMs, connections } = {
    ...defaultLimits,
    ...limits,
  };
  const times = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: keepAliveMs,
  };
  const server = createServer(times, nodeListener(gateway));
  limitConnections(server, connections);
  readRequestsInTurn(server);
  endSlowReaders(server, idleReaderMs);
  // Node drops headers beyond the first thousand, possibly the one that a proxy adds; their total size is limited
  // anyway.
  server.maxHeadersCount = 0;
  // By default, Node closes the connection without an answer.
  server.on("connect", (_, socket) => {
    socket.on("error", () => {});
    socket.write(
      "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    );
    // Its client may keep it open, and Node counts no time for it.
    (socket as Socket).destroySoon();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    async stop(graceMs, pauseMs = 0) {
      if (pauseMs > 0) await pause(server, pauseMs);
      await stop(server, graceMs);
    },
  };
}

/** Lets clients and balancers find another gateway. */
function pause(server: Server, pauseMs: number): Promise<void> {
  server.prependListener("request", (_, outgoing) => outgoing.setHeader("Connection", "close"));
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
  });
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

/**
 * Limits the number of open connections. At the limit, a new one closes the one that is idle longest, since a browser
 * keeps several; while none is idle, the new one is closed.
 */
function limitConnections(server: Server, most: number): void {
  server.maxConnections = most;
  /** Those without a request in progress, longest idle first. */
  const idle = new Set<Socket>();
  let open = 0;
  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
      idle.delete(socket);
    });
    const [longestIdle] = idle;
    // Node closes the next one at the limit before any listener knows of it.
    if (open >= most) longestIdle?.destroy();
    idle.add(socket);
  });
  server.on("request", ({ socket }, outgoing) => {
    idle.delete(socket);
    outgoing.once("close", () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

/**
 * Closes connections whose reader makes no progress on a pending answer: each holds that answer's memory. A
 * connection without pending output, such as that of a viewer who waits for the API, stays open.
 * @param idleMs time without progress, in milliseconds
 */
export function endSlowReaders(server: Server, idleMs: number): void {
  const progress = new Map<Socket, { readonly taken: number; readonly since: number }>();
  server.on("connection", (socket) => {
    progress.set(socket, { taken: 0, since: performance.now() });
    socket.once("close", () => progress.delete(socket));
  });
  const check = () => {
    const now = performance.now();
    for (const [socket, last] of progress) {
      // Input from the client is no progress here, unlike for Node's socket timeouts.
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== last.taken) {
        progress.set(socket, { taken, since: now });
      } else if (now - last.since >= idleMs) {
        // A reset also frees the system's buffers.
        socket.resetAndDestroy();
      }
    }
  };
  const timer = setInterval(check, idleMs / 4).unref();
  server.once("close", () => clearInterval(timer));
}
