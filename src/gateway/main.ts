import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { startupNotes } from "./access/startup-notes.ts";
import { ConfigFault } from "./config/config.ts";
import { type ProcessSettings, readProcess } from "./config/environment.ts";
import { createGateway, type TryingGateway } from "./create.ts";
import { historyParts } from "./history/history-parts.ts";
import { listen, type Running } from "./http/serve.ts";
import { createLineWriter, createLog } from "./operations/log.ts";
import { startFailure } from "./operations/start-failure.ts";
import { createNodeFetch } from "./upstream/node-fetch.ts";
import type { Fetch } from "./upstream/upstream.ts";

/** Time for answers in flight at shutdown, in milliseconds. */
const shutdownGraceMs = 10_000;

/** How long balancers take to notice that a gateway stops, in milliseconds; until then they send it requests. */
const noticeMs = 5000;

/** The first pages after a start have the processor to themselves, in milliseconds. */
const historyDelayMs = 2000;

let isStopping = false;

/** Maximum time between two trials of an API that does not answer, in seconds. */
const maxTrialSeconds = 300;

/** Signs for this process alone where no key is set or stored. */
const ownKey = randomBytes(32);

const lines = createLineWriter(process.stdout);
// The log's reader has closed the pipe; the gateway continues without a log.
process.stdout.on("error", () => {});

try {
  await start();
} catch (error) {
  print(startFailure(error));
  end(1);
}

async function start(): Promise<void> {
  const settings = readProcess();
  const { config, proxy } = settings;
  let current = await createConfigured(settings);
  const running = await listen(
    (...request) => current.gateway(...request),
    config.host,
    config.port,
  );
  print(`Countboard is at ${running.address}${config.basePath}`);
  print(
    config.demo
      ? "Demo data from the embedded reference API"
      : `Figures from ${new URL(config.upstream.baseUrl).host}${proxy ? `, through ${proxy.host}` : ""}`,
  );
  for (const sentence of [...startupNotes(config), ...config.notes]) print(sentence);
  stopOnSignal(running);
  reloadOnSignal(settings, {
    use(next) {
      current.retire();
      current = next;
    },
    noteFaults: (sentences) => current.gateway.alerts?.noteFault(sentences),
  });
  await current.tryOut(print);
}

interface Configured {
  readonly gateway: TryingGateway;
  /**
   * Reads the stored files, and asks the API what the pages ask, so that faults and wrong settings are in the log before
   * the first viewer comes. Nothing waits for it, since a lock or an API may take seconds to answer.
   * @param onAnswer gets what the API answered, as a sentence; not called for demo data
   */
  tryOut(onAnswer: (sentence: string) => void): Promise<void>;
  /** Ends what the gateway does by itself, and its connections to the API after their answers. */
  retire(): void;
}

async function createConfigured(settings: ProcessSettings): Promise<Configured> {
  const { config, key, stateDir, proxy, proxyFor } = settings;
  const directory = fileURLToPath(new URL("../page", import.meta.url));
  const timeoutSeconds = config.upstreamTimeoutSeconds;
  const nodeFetch = config.demo
    ? undefined
    : createNodeFetch({ ...config.upstream, proxy, timeoutSeconds });
  const history = historyParts(config, fileURLToPath(new URL("./history.js", import.meta.url)));
  const gateway = createGateway(config, {
    history,
    fetch: nodeFetch ?? (await demoFetch()),
    page: { directory },
    log: createLog(config.logLevel, lines.write),
    key: key ?? ownKey,
    stateDir,
    proxyFor,
    readsUnread: true,
    isStopping: () => isStopping,
  });
  let isRetired = false;
  let next: NodeJS.Timeout | undefined;
  const tryApi = async (seconds: number): Promise<string> => {
    const { sentence, isWorthRepeating } = await gateway.tryApi();
    if (isWorthRepeating && !isRetired) {
      // The log has a line once the API answers.
      const again = () => tryApi(Math.min(2 * seconds, maxTrialSeconds));
      next = setTimeout(again, seconds * 1000).unref();
    }
    return sentence;
  };
  return {
    gateway,
    async tryOut(onAnswer) {
      setTimeout(() => gateway.history?.start(), historyDelayMs).unref();
      gateway.alerts?.start();
      await Promise.all([
        gateway.tryFiles(),
        config.demo ? undefined : tryApi(config.pollSeconds).then(onAnswer),
      ]);
    },
    retire() {
      isRetired = true;
      clearTimeout(next);
      gateway.history?.stop();
      gateway.alerts?.stop();
      nodeFetch?.retire();
    },
  };
}

async function demoFetch(): Promise<Fetch> {
  const { createReferenceApi } = await import("#reference-api/create.ts");
  return createReferenceApi();
}

/**
 * Reads the settings again on SIGHUP. Requests in progress end with the gateway that began them; wrong settings leave
 * the current one.
 */
function reloadOnSignal(
  started: ProcessSettings,
  {
    use,
    noteFaults,
  }: {
    readonly use: (next: Configured) => void;
    readonly noteFaults: (sentences: readonly string[]) => void;
  },
): void {
  // Terminals and Windows send it when a window is closed, which ends the process.
  if (process.stdout.isTTY || process.platform === "win32") return;
  const { host, port, logLevel } = started.config;
  let log = createLog(logLevel, lines.write);
  let inUse = started;
  const reload = async () => {
    try {
      const settings = readProcess({ listeningOn: host, inUse });
      const { config } = settings;
      const next = await createConfigured(settings);
      use(next);
      inUse = settings;
      log = createLog(config.logLevel, lines.write);
      const later = config.host !== host || config.port !== port;
      const note = later ? " HOST and PORT apply at the next start." : "";
      log.note("info", `The settings were read again.${note}`);
      for (const sentence of startupNotes(config)) log.note("info", sentence);
      for (const sentence of config.notes) log.note("warn", sentence);
      await next.tryOut((sentence) => log.note("info", sentence));
    } catch (error) {
      const faults = faultsIn(error);
      log.note("error", `The settings stay as they were. ${faults.join(" ")}`);
      noteFaults(faults.filter((sentence) => sentence.startsWith("ALERTS_FILE")));
    }
  };
  let reloading = Promise.resolve();
  process.on("SIGHUP", () => {
    reloading = reloading.then(reload);
  });
}

function stopOnSignal(running: Running): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) end(0);
      isStopping = true;
      // SIGINT comes from a terminal, where no balancer is.
      running.stop(shutdownGraceMs, signal === "SIGTERM" ? noticeMs : 0).then(
        () => end(0),
        () => end(1),
      );
    });
  }
}

function faultsIn(error: unknown): readonly string[] {
  return error instanceof ConfigFault ? error.sentences : [String(error)];
}

function print(line: string): void {
  lines.write(line);
}

function end(code: number): never {
  lines.flush();
  process.exit(code);
}
