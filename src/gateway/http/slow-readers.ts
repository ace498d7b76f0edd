import type { Server } from "node:http";
import type { Socket } from "node:net";

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
