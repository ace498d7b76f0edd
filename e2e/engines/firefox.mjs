#!/usr/bin/env node
// Starts the installed Firefox for Playwright, and answers for it the one command that Firefox ESR does not know:
// the emulation of a colour scheme, which Playwright sends for every context and no visit needs.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { endWithParent } from "../../scripts/end-with-parent.mjs";

const unknown = "emulation.setMediaFeaturesOverride";

const browser = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
browser.on("exit", (code) => process.exit(code ?? 0));
endWithParent();
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => browser.kill(signal));

const relay = new WebSocketServer({ host: "127.0.0.1", port: 0 });
createInterface(browser.stderr).on("line", (line) => {
  const port = `:${relay.address().port}`;
  const own = line.replace(
    /(WebDriver BiDi listening on ws:\/\/[^:]+):(\d+)/,
    (_, start, theirs) => {
      relay.on("connection", (client, { url }) => join(client, `ws://127.0.0.1:${theirs}${url}`));
      return start + port;
    },
  );
  process.stderr.write(`${own}\n`);
});

/** Passes messages both ways. */
function join(client, address) {
  const server = new WebSocket(address);
  const waiting = [];
  server.on("open", () => {
    for (const message of waiting.splice(0)) server.send(message);
  });
  server.on("message", (message) => client.send(String(message)));
  server.on("close", () => client.close());
  client.on("close", () => server.close());
  client.on("message", (data) => {
    const message = String(data);
    const { id, method } = JSON.parse(message);
    if (method === unknown) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else if (server.readyState === WebSocket.OPEN) server.send(message);
    else waiting.push(message);
  });
}
