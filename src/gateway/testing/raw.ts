import { connect } from "node:net";

/** Sends raw bytes, as no client library would, and reads until the server closes. */
export function sendRaw(address: string, lines: readonly string[], body = ""): Promise<string> {
  const { port, hostname } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      answer += text;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
    socket.write([...lines, "Connection: close", "", body].join("\r\n"), "latin1");
  });
}
