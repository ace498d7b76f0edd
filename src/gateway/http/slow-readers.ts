import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Ends connections whose reader takes nothing of what waits for it: each holds the memory of its answer.
 * A connection on which nothing waits, such as that of a viewer who waits for the API, stays.
 * @param idleMs time without any progress, in milliseconds
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
      // What the client sends meanwhile is no progress, as it is for Node's own timeouts of sockets.
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== last.taken) {
        progress.set(socket, { taken, since: now });
      } else if (now - last.since >= idleMs) {
        // A reset lets go of what the system has buffered, too.
        socket.resetAndDestroy();
      }
    }
  };
  const timer = setInterval(check, idleMs / 4).unref();
  server.once("close", () => clearInterval(timer));
}
