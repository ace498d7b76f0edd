import { createServer } from "node:http";
import { createReferenceApi } from "#reference-api/create.ts";
import {
  countingSentinels,
  importSentinels,
  type Sentinel,
} from "#reference-api/faults/sentinels.ts";
import { accepts, gzipBody } from "./http/compress.ts";
import { nodeListener } from "./http/node-listener.ts";
import type { ViewerRequest } from "./http/viewer-request.ts";

const host = "127.0.0.1";
const [user, password] = ["demo", "demo"];

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  return fail("PORT is not a number from 0 to 65535: write one.");
}

const rows = (sentinels: readonly Sentinel[]) =>
  sentinels.map(({ id, description }) => `  ${id.padEnd(20)} ${description}\n`).join("");

const port = portOf(process.env.PORT || "4180");
const api = createReferenceApi({ user, password });

const server = createServer(
  nodeListener(async (request) => compressed(request, await api(request))),
);

/** Compresses an answer for clients that accept gzip; simulated slow answers stay uncompressed. */
function compressed(request: ViewerRequest, answer: Response): Response {
  const { body, headers } = answer;
  const isKept = headers.get("Cache-Control") === "no-transform";
  if (body === null || isKept || !accepts("gzip", request.headers.get("Accept-Encoding"))) {
    return answer;
  }
  headers.set("Content-Encoding", "gzip");
  headers.set("Vary", "Accept-Encoding");
  return new Response(gzipBody(body), answer);
}

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
    server.closeAllConnections();
  });
}
