import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createReferenceApi } from "./create.ts";
import { countingSentinels, importSentinels, type Sentinel } from "./faults/sentinels.ts";

const host = "127.0.0.1";
const [user, password] = ["demo", "demo"];

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  return fail(`PORT is "${text}", but must be a number from 0 to 65535.`);
}

const rows = (sentinels: readonly Sentinel[]) =>
  sentinels.map(({ id, description }) => `  ${id.padEnd(20)} ${description}\n`).join("");

const port = portOf(process.env.PORT || "4180");
const api = createReferenceApi({ user, password });
const app = new Hono();
app.use(compress());
app.all("*", (context) => api(context.req.raw));
// A client that gave up waiting does not see this answer either.
app.onError((_, context) => context.body(null, 503));

const server = createAdaptorServer({ fetch: app.fetch });

server.on("error", (error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use; set PORT to another one.`
      : `The reference API cannot listen on ${host}:${port}: ${error.message}`,
  ),
);

server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  process.stdout.write(
    `Reference API on http://${host}:${actual}, user "${user}", password "${password}"\n` +
      `\nCounting ids that try a client out:\n${rows(countingSentinels)}` +
      `\nImport ids that try a client out:\n${rows(importSentinels)}`,
  );
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
