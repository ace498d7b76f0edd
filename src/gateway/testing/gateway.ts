import * as v from "valibot";
import { problemSchema } from "#contract/problem.ts";
import { type Config, readConfig } from "#gateway/config/config.ts";
import { createGateway, type Gateway } from "#gateway/create.ts";
import type { HistoryParts } from "#gateway/history/supervisor.ts";
import { lazyBytes } from "#gateway/http/body.ts";
import { createLog } from "#gateway/operations/log.ts";
import type { Fetch } from "#gateway/upstream/upstream.ts";

/** A secret that must not appear in any output. */
export const canary = "canary-5e1f";

/** Default settings, but for an upstream at `https://api.example.com/base`, a small counting and a detailed log. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const env = {
    COUNTING_API_URL: "https://api.example.com/base",
    COUNTING_API_CLIENT_ID: "client-ü",
    COUNTING_API_CLIENT_SECRET: canary,
    ALLOWED_HOSTS: "*",
    PORT: "0",
    UPSTREAM_TIMEOUT_SECONDS: "5",
    MAX_BODY_MB: "1",
    LOG_LEVEL: "debug",
  };
  return { ...readConfig(env, () => ""), ...changes };
}

/** A gateway over a fake upstream, with its upstream requests and its log. */
export function testGateway(
  upstream: Fetch,
  changes: Partial<Config> = {},
  page?: { readonly directory: string },
  key?: Buffer,
  stateDir?: string,
  history?: HistoryParts,
) {
  const requests: Request[] = [];
  const lines: string[] = [];
  const fetch: Fetch = (request, maxBytes) => {
    requests.push(request);
    return upstream(request, maxBytes);
  };
  const log = createLog("debug", (line) => lines.push(line));
  const parts = { fetch, log, key, stateDir, history, ...(page === undefined ? {} : { page }) };
  const gateway = createGateway(testConfig(changes), parts);
  return { gateway, requests, lines };
}

export function get(gateway: Gateway, target: string, init: RequestInit = {}): Promise<Response> {
  return gateway(new Request("http://localhost/", init), target);
}

/** A JSON answer. */
export function json(value: unknown, init: ResponseInit = {}): Response {
  return Response.json(value, init);
}

export const emptyList = { items: [], meta: { total: 0 } };

/** A body that yields the pieces and then ends, fails or stays open. */
export function bodyOf(
  pieces: readonly string[],
  then: "end" | "fail" | "hang" = "end",
  onCancel: () => void = () => {},
): ReadableStream<Uint8Array> {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  return lazyBytes({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(piece);
      else if (then === "end") controller.close();
      else if (then === "fail") controller.error(new Error("reset"));
      else return new Promise(() => {});
      return undefined;
    },
    cancel: onCancel,
  });
}

/** A JSON answer in pieces. */
export function pieces(...args: Parameters<typeof bodyOf>): Response {
  return new Response(bodyOf(...args), { headers: { "Content-Type": "application/json" } });
}

/** The code of a problem answer. */
export async function codeOf(response: Response): Promise<string> {
  const { code } = v.parse(problemSchema, await response.json());
  return `${response.status} ${code}`;
}
