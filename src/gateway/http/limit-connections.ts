import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Limits the number of open connections. At the limit, a new one closes the one that is idle longest, since a browser
 * keeps several; while none is idle, the new one is closed.
 */
export function limitConnections(server: Server, most: number): void {
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
