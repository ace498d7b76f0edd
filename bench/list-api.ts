import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Counting } from "#contract/counting.ts";

/** An API with pages in memory, and a minimal page that shows the first of them. */
export interface ListApi {
  readonly address: string;
  /** Settings that connect a gateway to it. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

const pageLength = 100;

/** The floor: requests the list and renders a plain table. */
const floorScript = `
  const { items, meta } = await (await fetch("/v1/countings?limit=100")).json();
  const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  document.body.innerHTML = "<p>" + meta.total + " countings</p><table><tbody></tbody></table>";
  const rows = document.createDocumentFragment();
  for (const counting of items) {
    const row = document.createElement("tr");
    for (const text of [
      time.format(new Date(counting.startedAt)), time.format(new Date(counting.endsAt)),
      counting.warehouse.name, counting.active ? "yes" : "no", counting.participants.length,
      counting.totalProducts, counting.totalProductsCounted, counting.totalProductsLeft,
      counting.totalDiscrepancies, counting.totalIncidents,
    ]) row.appendChild(document.createElement("td")).textContent = text;
    rows.appendChild(row);
  }
  document.querySelector("tbody").appendChild(rows);
`;

const floorPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,">' +
  '<body><script type="module" src="/floor.js"></script></body></html>';

/** @param countings in the list's order */
export async function startListApi(countings: readonly Counting[]): Promise<ListApi> {
  const pages = Array.from({ length: Math.ceil(countings.length / pageLength) }, (_, index) => {
    const from = index * pageLength;
    const next = from + pageLength < countings.length ? { cursor: String(index + 1) } : {};
    const items = countings.slice(from, from + pageLength);
    return gzipSync(JSON.stringify({ items, meta: { total: countings.length, ...next } }));
  });
  const answers = new Map([
    ["/floor", { type: "text/html", body: gzipSync(floorPage) }],
    ["/floor.js", { type: "text/javascript", body: gzipSync(floorScript) }],
  ]);
  const server = createServer(({ url = "/" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://list");
    const { type, body } = answers.get(pathname) ?? {
      type: "application/json",
      body: pages[Number(searchParams.get("cursor") ?? 0)],
    };
    response.writeHead(body ? 200 : 404, { "Content-Type": type, "Content-Encoding": "gzip" });
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    settings: {
      COUNTING_API_URL: address,
      COUNTING_API_CLIENT_ID: "bench",
      COUNTING_API_CLIENT_SECRET: "bench",
      POLL_SECONDS: "3600",
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
