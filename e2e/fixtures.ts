import { test as base, expect } from "@playwright/test";
import { type LogAnswer, type LogApi, startLogApi } from "./log-api.ts";
import {
  type RunningServer,
  startFrozenGateway,
  startGateway,
  startReferenceApi,
} from "./servers.ts";
import { type Answers, startUpstream, type Upstream } from "./upstream.ts";

interface Options {
  /** Console messages that this test expects, such as the status of a fault that it provokes. */
  readonly allowedComplaints: RegExp;
  /**
   * Whether the browser is set to transfer little, so that the list loads no further pages by itself, and its briefing
   * no lines. Only tests about these need them, and they are most of the list's work.
   */
  readonly savesData: boolean;
}

/** Starts servers for one test; they end with it. */
interface Start {
  gateway(env?: Record<string, string>): Promise<RunningServer>;
  referenceApi(env?: Record<string, string>): Promise<RunningServer>;
  frozenGateway(now: number, port: number): Promise<RunningServer>;
  upstream(answers: Answers): Promise<Upstream>;
  logApi(answer: (segment: string) => LogAnswer): Promise<LogApi>;
}

interface Tests extends Options {
  readonly start: Start;
  readonly soundness: undefined;
}

interface Workers {
  /** `ARCHIVE_DIR` of both gateways: `off`, or empty for an archive of the demo data, which the tests of a file share. */
  readonly archive: string;
  readonly gateway: RunningServer;
  readonly quietGateway: RunningServer;
}

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** The browser's messages for a failed request, and for one without an answer. */
export const failedRequests = /^Failed to load resource: /;

/**
 * Provides a gateway with demo data, or a quiet one whose pages ask for figures once. A test fails when its page logs
 * an error, throws one, or breaks the content security policy.
 */
export const test = base.extend<Tests, Workers>({
  allowedComplaints: [/^(?!)/, { option: true }],
  savesData: [true, { option: true }],
  archive: ["off", { option: true, scope: "worker" }],
  gateway: [
    async ({ archive }, use) => {
      const gateway = await startGateway({ ARCHIVE_DIR: archive });
      await use(gateway);
      await gateway.stop();
    },
    { scope: "worker" },
  ],
  quietGateway: [
    async ({ archive }, use) => {
      const gateway = await startGateway({ ARCHIVE_DIR: archive, POLL_SECONDS: "3600" });
      await use(gateway);
      await gateway.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  start: async ({}, use) => {
    const running: { stop(): Promise<void> }[] = [];
    const kept = async <Server extends { stop(): Promise<void> }>(starting: Promise<Server>) => {
      const server = await starting;
      running.push(server);
      return server;
    };
    await use({
      gateway: (env) => kept(startGateway(env)),
      referenceApi: (env) => kept(startReferenceApi(env)),
      frozenGateway: (now, port) => kept(startFrozenGateway(now, port)),
      upstream: (answers) => kept(startUpstream(answers)),
      logApi: (answer) => kept(startLogApi(answer)),
    });
    await Promise.all(running.map((server) => server.stop()));
  },
  soundness: [
    // Set up after the fixtures that start servers, so that it ends before them: a page that keeps polling would log
    // errors.
    async ({ context, allowedComplaints, savesData, start: _ }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`Policy broken: ${event.violatedDirective}, ${event.blockedURI}`);
        });
      });
      if (savesData) await context.addInitScript(saveData);
      await use(undefined);
      const unexpected = complaints.filter((text) => !allowedComplaints.test(text));
      expect(unexpected, "errors on the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
