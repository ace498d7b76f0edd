// A server that answers the poller and reads, a piece a turn, whatever else arrives: the least that any server does.
import { createServer } from "node:net";

const health = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
const answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

const server = createServer((socket) => {
  socket.on("error", () => {});
  socket.on("data", (piece) => {
    if (piece.length === health.length) socket.write(answer);
    else {
      socket.pause();
      setImmediate(() => socket.resume());
    }
  });
});
process.on("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => {
  process.send({ port: server.address().port, pid: process.pid });
});
