import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Counting } from "#contract/counting.ts";
import { pageSize } from "#contract/parameters.ts";
import { createReferenceApi } from "#reference-api/create.ts";

/** The reference API's ways to indicate the next page. */
const switches = [
  "default",
  "links-only",
  "cursor-only",
  "total-only",
  "null-end",
  "empty-end",
  "loop",
] as const;

/** A page's reference to the next one. */
interface Next {
  readonly cursor?: string | null;
  readonly href?: string | null;
}

/** Further ways, by the page's number from 0, which is also its cursor. There are three pages. */
const others = {
  /** Each page links to itself as the next. */
  "same-href": (page: number) => ({ href: page === 0 ? "/v1/countings" : `?cursor=${page}` }),
  /** The list continues with empty pages without end. */
  "empty-page": (page: number) => ({ cursor: String(page + 1) }),
  /** After the last page the first one repeats, with new cursors. */
  "known-ids": (page: number) => ({ cursor: String(page + 1) }),
  /** The last page links back to the second. */
  round: (page: number) => ({ cursor: page === 2 ? "1" : String(page + 1) }),
  /** Names a page by its number, in a query parameter of this API. */
  "own-query": (page: number) => (page < 2 ? { href: `/v1/countings?page=${page + 1}` } : {}),
} as const satisfies Record<string, (page: number) => Next>;

/** An API where each warehouse pages through the same list in another way. */
export interface PagedApi {
  /** Settings that connect a gateway to it. */
  readonly settings: Record<string, string>;
  /** Number of requests for a warehouse so far. */
  asked(warehouse: string): number;
  /** Appends countings to the list of the warehouse `grows`, after its first page. */
  grow(count: number): void;
  stop(): Promise<void>;
}

const pageLength = 10;
const headers = { authorization: `Basic ${btoa("demo:demo")}` };

export async function startPagedApi(): Promise<PagedApi> {
  const apis = new Map(switches.map((paging) => [paging, createReferenceApi({ paging })]));
  const asked = new Map<string, number>();
  const first = await createReferenceApi()(
    new Request(`http://localhost/v1/countings?limit=${pageSize.max}`, { headers }),
  );
  const { items } = (await first.json()) as { items: readonly Counting[] };
  let added: readonly Counting[] = [];

  function growing(page: number): unknown {
    const total = items.length + added.length;
    const cursor = page === 0 && added.length > 0 ? "1" : null;
    return { items: page === 0 ? items : added, meta: { total, cursor } };
  }

  function answer(search: URLSearchParams): unknown {
    const way = search.get("warehouse") ?? "";
    const page = Number(search.get("cursor") ?? search.get("page") ?? 0);
    if (way === "grows") return growing(page);
    const index = way === "known-ids" ? page % 3 : page;
    const next: Next = way in others ? others[way as keyof typeof others](page) : {};
    return {
      items: items.slice(index * pageLength, Math.min((index + 1) * pageLength, 3 * pageLength)),
      meta: {
        total: way === "empty-page" || way === "own-query" ? 3 * pageLength : 4 * pageLength,
        cursor: next.cursor,
        // A link to nothing would end the list.
        links: next.href && { self: { href: "/v1/countings" }, next: { href: next.href } },
      },
    };
  }

  const server = createServer(async ({ url = "/" }, response) => {
    const { searchParams } = new URL(url, "http://localhost");
    const way = searchParams.get("warehouse") ?? "";
    asked.set(way, (asked.get(way) ?? 0) + 1);
    response.setHeader("Content-Type", "application/json");
    const api = apis.get(switches.find((one) => one === way) ?? "default");
    if (way in others || way === "grows" || !api)
      return response.end(JSON.stringify(answer(searchParams)));
    searchParams.delete("warehouse");
    const sent = await api(
      new Request(`http://localhost/v1/countings?${searchParams}`, { headers }),
    );
    return response.end(await sent.text());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      COUNTING_API_URL: `http://127.0.0.1:${port}`,
      COUNTING_API_CLIENT_ID: "demo",
      COUNTING_API_CLIENT_SECRET: "demo",
      CACHE_SECONDS: "1",
    },
    asked: (warehouse) => asked.get(warehouse) ?? 0,
    grow: (count) => {
      added = items.slice(0, count).map((counting) => ({ ...counting, id: `new-${counting.id}` }));
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
