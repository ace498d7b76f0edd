import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { aCounting, aLine } from "#testing/samples.ts";

/** How it answers: normally, with a reset, never, or with 503 and `Retry-After` in seconds. */
type Mode = "sound" | "down" | "hangs" | { readonly retryAfter: number };

/** A counting with only the given members. */
interface ScreenCounting {
  readonly id: string;
  readonly name?: string;
  readonly active?: boolean;
  /** Hours from now. */
  readonly endsIn?: number;
  /** Hours before now; its lines keep their times. */
  readonly startedBefore?: number;
}

const longName = "Centro logístico de distribución y recuento de Vitoria-Gasteiz";

/** Active countings with long names; the first two are overdue. */
export const activeCountings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: `${longName} ${index}`,
    endsIn: index - 2,
  }));

/** An API whose countings and behaviour a test changes. */
export interface ScreenApi {
  readonly settings: Record<string, string>;
  mode: Mode;
  countings: readonly ScreenCounting[];
  /** Number of requests so far. */
  asked(): number;
  stop(): Promise<void>;
}

const hour = 3_600_000;
const lines = 400;

/** Milliseconds from one line to the next: half of the lines fill the four hours since the start. */
const gap = 70_000;

/** Half of the lines counted, one in ten of them with a difference, in a dozen zones. */
function linesOf(counted: number, start: number) {
  return Array.from({ length: lines }, (_, index) => {
    const line = aLine({ id: index + 1, index });
    const isCounted = index < counted;
    const differs = isCounted && index % 10 === 0;
    return {
      ...line,
      startedAt: isCounted ? new Date(start + index * gap).toISOString() : null,
      finishedAt: isCounted ? new Date(start + index * gap + 30_000).toISOString() : null,
      countedStock: isCounted ? line.productLocationStock + (differs ? index - 90 : 0) : null,
      difference: isCounted ? (differs ? index - 90 : 0) : null,
      product: { ...line.product, id: `p${index}`, code: `SKU-${1000 + index}` },
      location: { id: `l${index}`, code: `${String.fromCharCode(65 + (index % 12))}-${index}` },
    };
  });
}

export async function startScreenApi(): Promise<ScreenApi> {
  const began = Date.now() - 4 * hour;
  let heard = 0;
  const headerOf = ({
    id,
    name = `Warehouse ${id}`,
    active = true,
    endsIn = 4,
    startedBefore = 4,
  }: ScreenCounting) => ({
    ...aCounting({
      id,
      active,
      startedAt: new Date(began - (startedBefore - 4) * hour).toISOString(),
      endsAt: new Date(Date.now() + endsIn * hour).toISOString(),
      totalProducts: lines,
      totalProductsCounted: lines / 2,
      totalProductsLeft: lines / 2,
      totalDiscrepancies: lines / 20,
      totalIncidents: 0,
    }),
    warehouse: { id: 7, name, code: "WH-07", slug: "wh-07" },
  });
  const answer = (path: string, response: ServerResponse) => {
    const id = /^\/v1\/countings\/([^/]+)$/.exec(path)?.[1];
    const found = api.countings.find((one) => one.id === id);
    if (id && !found) return response.writeHead(404).end();
    const items = api.countings.map(headerOf);
    const body = found
      ? { ...headerOf(found), products: linesOf(lines / 2, began) }
      : { items, meta: { total: items.length } };
    response.writeHead(200, { "Content-Type": "application/json" });
    return response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    heard += 1;
    const { mode } = api;
    if (mode === "hangs") return;
    if (mode === "down") request.socket.destroy();
    else if (mode !== "sound") {
      response.writeHead(503, { "Retry-After": String(mode.retryAfter) }).end();
    } else answer((request.url ?? "").replace(/\?.*$/s, ""), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const api: ScreenApi = {
    settings: {
      COUNTING_API_URL: `http://127.0.0.1:${port}`,
      COUNTING_API_CLIENT_ID: "demo",
      COUNTING_API_CLIENT_SECRET: "demo",
      POLL_SECONDS: "1",
      CACHE_SECONDS: "1",
      UPSTREAM_TIMEOUT_SECONDS: "2",
    },
    mode: "sound",
    countings: [],
    asked: () => heard,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return api;
}
