import { fileURLToPath } from "node:url";
import { startupNotes } from "./access/startup-notes.ts";
import { ConfigFault } from "./config/config.ts";
import { readProcess } from "./config/environment.ts";
import { createGateway } from "./create.ts";
import { listen, type Running } from "./http/serve.ts";
import { createLineWriter } from "./operations/line-writer.ts";
import { createLog } from "./operations/log.ts";
import { createNodeFetch } from "./upstream/node-fetch.ts";
import type { Fetch } from "./upstream/upstream.ts";

/** Time for answers in flight at shutdown, in milliseconds. */
const shutdownGraceMs = 10_000;

const lines = createLineWriter(process.stdout);
// The log's reader has closed the pipe; the gateway continues without a log.
process.stdout.on("error", () => {});

try {
  await start();
} catch (error) {
  print(explainFailure(error));
  end(1);
}

async function start(): Promise<void> {
  const { config, key, stateDir, proxy } = readProcess();
  const log = createLog(config.logLevel, lines.write);
  const directory = fileURLToPath(new URL("../page", import.meta.url));
  const fetch = config.demo ? await demoFetch() : createNodeFetch({ ...config.upstream, proxy });
  const running = await listen(
    createGateway(config, { fetch, page: { directory }, log, key, stateDir }),
    config.host,
    config.port,
  );
  print(`Countboard is at ${running.address}${config.basePath}`);
  print(
    config.demo
      ? "Demo data from the embedded reference API"
      : `Figures from ${new URL(config.upstream.baseUrl).host}${proxy ? `, through ${proxy.host}` : ""}`,
  );
  for (const sentence of startupNotes(config)) print(sentence);
  stopOnSignal(running);
}

async function demoFetch(): Promise<Fetch> {
  const { createReferenceApi } = await import("#reference-api/create.ts");
  return createReferenceApi();
}

function stopOnSignal(running: Running): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      running.stop(shutdownGraceMs).then(
        () => end(0),
        () => end(1),
      );
    });
  }
}

function explainFailure(error: unknown): string {
  if (error instanceof ConfigFault) return ["Not started:", ...error.sentences].join("\n- ");
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use: end what listens there, or set PORT to another one.`;
  }
  if (code === "EACCES" || code === "EADDRNOTAVAIL") {
    return `Cannot listen on ${address}, port ${port}: set HOST and PORT to an address of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function print(line: string): void {
  lines.write(line);
}

function end(code: number): never {
  lines.flush();
  process.exit(code);
}
