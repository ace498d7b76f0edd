import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endAtExit } from "#testing/end-at-exit.ts";

/** One of our servers, from the production build. */
export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

const built = (name: string) =>
  fileURLToPath(new URL(`../dist/server/${name}.js`, import.meta.url));

/** The machine's own settings must not reach the servers under test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  return { PATH, PORT: "0" };
}

async function start(
  name: string,
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...nodeOptions, built(name)], {
    // Outside the checkout, whose .env belongs to the developer.
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    env: { ...cleanEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endAtExit(child);
  let written = "";
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk;
      const found = /http:\/\/(127\.0\.0\.1|\[::1\]):\d+/.exec(written);
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`${name} ended at once:\n${written}`)));
  });
  return { address, pid: child.pid ?? 0, output: () => written, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  // Without the pause for balancers.
  child.kill("SIGINT");
  await once(child, "exit");
}

/** Few tests need an archive, and reading one for each gateway would take more of the processor than their pages. */
const withoutArchive = { ARCHIVE_DIR: "off" };

/** The gateway with the given settings; without `COUNTING_API_URL` it serves the embedded reference API. */
export function startGateway(env: Record<string, string> = {}): Promise<RunningServer> {
  return start("gateway", { ...withoutArchive, ...env });
}

/** The reference API over HTTP, with user `demo` and password `demo`. */
export function startReferenceApi(env: Record<string, string> = {}): Promise<RunningServer> {
  return start("reference-api", env);
}

/** The gateway with demo data and its clock stopped at an instant, in milliseconds since 1970. */
export function startFrozenGateway(
  now: number,
  port: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const module = `data:text/javascript,${encodeURIComponent(`Date.now = () => ${now};`)}`;
  const settings = { ...withoutArchive, POLL_SECONDS: "3600", PORT: `${port}`, ...env };
  return start("gateway", settings, ["--import", module]);
}

/** Settings that connect a gateway to a reference API. */
export function connected(
  api: Pick<RunningServer, "address">,
  secret = "demo",
): Record<string, string> {
  return {
    COUNTING_API_URL: api.address,
    COUNTING_API_CLIENT_ID: "demo",
    COUNTING_API_CLIENT_SECRET: secret,
    POLL_SECONDS: "1",
  };
}

/** The setting that starts a server on the port of another one. */
export function inPlaceOf(server: RunningServer): { PORT: string } {
  return { PORT: new URL(server.address).port };
}
