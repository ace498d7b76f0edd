import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { linesFloor } from "./lines-floor.ts";

/** An API with compressed countings in memory, and a minimal page that shows their lines. */
export interface LinesApi {
  readonly address: string;
  /** Settings that connect a gateway to it. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

/** @param details the JSON of countings by id; of several versions each is sent once, and then the first again */
export async function startLinesApi(
  details: ReadonlyMap<string, string | readonly string[]>,
): Promise<LinesApi> {
  const versions = new Map(
    [...details].map(([id, texts]) => [
      `/v1/countings/${id}`,
      { bodies: [texts].flat().map((text) => gzipSync(text)), asked: 0 },
    ]),
  );
  const bodyOf = (pathname: string) => {
    const found = versions.get(pathname);
    if (found === undefined) return undefined;
    found.asked += 1;
    return found.bodies[(found.asked - 1) % found.bodies.length];
  };
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://lines");
    const floor = linesFloor(pathname);
    const body = floor ? gzipSync(floor.text) : bodyOf(pathname);
    const type = floor?.type ?? "application/json";
    response.writeHead(body ? 200 : 404, {
      "Content-Type": type,
      "Content-Encoding": "gzip",
      "Cache-Control": "no-store",
    });
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
      CACHE_SECONDS: "1",
      POLL_SECONDS: "3600",
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
