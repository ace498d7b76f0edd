import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { frozenAt } from "../pictures-frozen.ts";

/** A gateway as browsers see it in a proof: with a stopped clock in its pages, and errors that are reported. */
export interface FrozenSite {
  readonly address: string;
  /** Errors of its pages since the last call. */
  errors(): string[];
  /** What its pages are loading, or have loaded within half a second. */
  loading(): string[];
  stop(): Promise<void>;
}

const script = "/engine-proof.js";
const report = "/engine-proof/errors";
/** Begins every script, because a worker has no page in which the clock could stop before. */
const stopClock = "performance.now = () => 0;";

/** Runs first in every page. Not every driver can add a script before those of the page, so that the site does. */
function prepare(moment: number, report: string): void {
  const Running = Date;
  class StoppedDate extends Running {
    static override now = () => moment;
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([moment] as const) : given));
    }
  }
  Object.assign(window, { Date: StoppedDate });
  performance.now = () => 0;

  // A page that is left does not load the rest.
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  const tell = (what: string) => navigator.sendBeacon(report, `${location.pathname}: ${what}`);
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    tell(`console: ${parts.map(String).join(" ")}`);
    write(...parts);
  };
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      // Firefox says so of every module that another one has imported meanwhile; a missing one fails its import.
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
      if (target instanceof HTMLElement && isLeft) return;
      if (target instanceof HTMLElement) tell(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else tell(`thrown: ${event.message} ${event.error?.stack ?? ""}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    tell(`rejected: ${reason?.stack ?? reason}`),
  );
  document.addEventListener("securitypolicyviolation", (event) =>
    tell(`policy broken: ${event.violatedDirective}, ${event.blockedURI}`),
  );
  /** Questions to workers that they have not answered. */
  const open = new Set<string>();
  Object.assign(window, { openQuestions: open });
  let workers = 0;
  const Own = Worker;
  window.Worker = class extends Own {
    private readonly name = `${workers++}`;
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("error", (event) => tell(`worker: ${event.message}`));
      this.addEventListener("message", ({ data }) => {
        if (data.kind !== "progress") open.delete(`${this.name} ${data.number}`);
      });
    }
    override postMessage(...given: [message: unknown]) {
      const { kind, number } = given[0] as { kind: string; number?: number };
      if (kind === "abort") open.delete(`${this.name} ${number}`);
      else if (number !== undefined) open.add(`${this.name} ${number}`);
      Reflect.apply(super.postMessage, this, given);
    }
    override terminate() {
      for (const question of open) {
        if (question.startsWith(`${this.name} `)) open.delete(question);
      }
      super.terminate();
    }
  };
  // Printing would open a dialog, which no driver can close.
  window.print = () => document.documentElement.setAttribute("data-printed", "");
}

const given = [frozenAt, report].map((one) => JSON.stringify(one));
const source = `(${prepare})(${given});`;

/** Passes a gateway's pages and answers on. */
export async function startFrozenSite(gateway: string): Promise<FrozenSite> {
  const errors: string[] = [];
  const open = new Set<IncomingMessage>();
  let last = { path: "", at: 0 };
  const server = createServer((incoming, response) => {
    open.add(incoming);
    response.on("close", () => {
      open.delete(incoming);
      last = { path: incoming.url ?? "", at: performance.now() };
    });
    if (incoming.url === script) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(source);
    } else if (incoming.url === report) {
      text(incoming)
        .then((what) => errors.push(what))
        .catch(() => errors.push("an error that could not be read"))
        .finally(() => response.writeHead(204).end());
    } else passOn(gateway, incoming, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    errors: () => errors.splice(0),
    loading: () => [
      ...[...open].map(({ url }) => url ?? ""),
      ...(performance.now() > last.at + 500 ? [] : [last.path]),
    ],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function passOn(gateway: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = "/" } = incoming;
  // What is rewritten must come as it is.
  const isRewritten = incoming.headers.accept?.includes("text/html") || url.endsWith(".js");
  const asked = { ...incoming.headers, ...(isRewritten && { "accept-encoding": "identity" }) };
  const onward = request(new URL(url, gateway), { method, headers: asked }, (answer) => {
    const { "content-length": length, ...rest } = answer.headers;
    // Node adds `Date` to answers without one, and screens use the date of any answer.
    const headers = { ...rest, date: new Date(frozenAt).toUTCString() };
    const rewrite = (change: (content: string) => string) => {
      response.writeHead(answer.statusCode ?? 502, headers);
      text(answer).then(
        (content) => response.end(change(content)),
        () => response.destroy(),
      );
    };
    if (answer.headers["content-type"]?.startsWith("text/html")) {
      rewrite((page) => page.replace("<head>", `<head><script src="${script}"></script>`));
      return;
    }
    // At its own address: from another, parts that a worker loads late would import its first script again.
    if (url.endsWith(".js") && answer.statusCode === 200) {
      rewrite((script) => stopClock + script);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      ...(length !== undefined && { "content-length": length }),
    });
    answer.on("error", () => response.destroy()).pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
