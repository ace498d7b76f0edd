import { describe, expect, test } from "vitest";
import { dialects } from "#contract/parameters.ts";
import { readAddresses } from "#gateway/access/address-list.ts";
import { clientAddress } from "#gateway/access/client-address.ts";
import { pageMeta } from "#gateway/api/envelope.ts";
import { createPositions } from "#gateway/api/positions.ts";
import { createPreloadLinks } from "#gateway/page/preload-links.ts";
import { accessGateway, sessionCookie } from "#gateway/testing/access.ts";
import { emptyList, get, testConfig } from "#gateway/testing/gateway.ts";
import { workTime } from "#gateway/testing/silence.ts";
import { askUpstream } from "#gateway/upstream/upstream.ts";

/** Milliseconds that the gateway may be busy with one hostile request or answer. */
const budget = 5;

/** Slightly less than the 16 kB that Node accepts for all headers of a request or of an answer. */
const length = 15_500;

/** Repeated up to that length, these are the worst cases for patterns that backtrack and for splitting. */
const fillers = [
  ...' \t,;:.=/\\%"[(-*?&+aA0é',
  ..."1.|::|::1,|127.0.0.1,|%25|%2e|..;|../|a=1&|a=1;|q=1;|q =1,|W/,|*,".split("|"),
];

/** The fastest of up to ten runs, in milliseconds. */
async function fastest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 10 && best >= budget; tries += 1) {
    const start = workTime();
    await run();
    best = Math.min(best, workTime() - start);
  }
  return best;
}

/** Runs every text that begins like one of `starts`; returns those over budget with their milliseconds. */
async function tooSlow(
  starts: readonly string[],
  run: (text: string) => unknown,
  ends: readonly string[] = ["b"],
): Promise<string[]> {
  const found: string[] = [];
  for (const start of starts) {
    for (const filler of fillers) {
      for (const end of ends) {
        const text = `${start}${filler.repeat(Math.floor(length / filler.length))}${end}`;
        const milliseconds = await fastest(() => run(text));
        if (milliseconds >= budget) found.push(`${start}${filler}${end}: ${milliseconds} ms`);
      }
    }
  }
  return found;
}

describe("a request that blocks the event loop", async () => {
  const { gateway } = accessGateway();
  const cookie = sessionCookie();
  const ask = async (method: string, target: string, headers: Record<string, string> = {}) => {
    const all = { Cookie: cookie, ...headers };
    const response = await get(gateway, target, { method, headers: all });
    return response.arrayBuffer();
  };
  const list = "/api/v1/countings?limit=1";
  const signInPath = "/access/sign-in";

  test.each([
    ["Accept", "GET", "/", ["", "text/html;"]],
    ["Accept-Encoding", "GET", list, ["a", "gzip;", "gzip;q=0."]],
    ["Accept-Language", "GET", signInPath, ["a", "en;", "en;q", "en;q=", "en;q=1"]],
    ["Cookie", "GET", list, ["a", "countboard-session=", "countboard-share="]],
    ["Content-Type", "POST", signInPath, ["a", "text/html;"]],
    ["Host", "GET", signInPath, ["a", "localhost:", "localhost:1"]],
    ["If-None-Match", "GET", list, ["a", 'W/"', "*"]],
    ["Origin", "POST", signInPath, ["a", "http://", "http://xn--", "http://localhost:"]],
    ["User-Agent", "GET", list, ["a"]],
    ["X-Forwarded-Proto", "GET", signInPath, ["a", "https"]],
  ] as const)("by %s", async (name, method, target, starts) => {
    expect(await tooSlow(starts, (text) => ask(method, target, { [name]: text }))).toEqual([]);
  });

  test("by an Origin whose host takes quadratic time to decode", async () => {
    const origin = `http://xn--a-vbb${"a".repeat(7699)}5892xba${"b".repeat(7698)}`;
    expect(await fastest(() => ask("POST", signInPath, { Origin: origin }))).toBeLessThan(budget);
  });

  test("by X-Forwarded-For, by proxies alone, too", async () => {
    const proxies = readAddresses("127.0.0.0/8 ::1", () => {});
    const starts = ["a", "::ffff:", "::ffff:1", "[", "[::1]:", "1.1.1.1", "127.0.0.1,"];
    const run = (text: string) => clientAddress("127.0.0.1", text, proxies);
    expect(await tooSlow(starts, run, ["b", "", "::1", ",::1"])).toEqual([]);
  });

  test.each([
    ["/"],
    ["/countings/"],
    ["/share/"],
    ["/api/v1/countings/"],
    ["/api/v1/products/imports/"],
    [`${list}&cursor=`],
    [`${list}&cursor=%3F`],
    ["/api/v1/countings?limit="],
    ["/api/v1/countings?startedBefore=2026-01-05T06:00:00."],
    ["/?lang="],
    [`${signInPath}?`],
    [`${signInPath}?lang=`],
    [`${signInPath}?to=/`],
    [`${signInPath}?to=/%3F`],
  ])("by an address below %s", async (start) => {
    expect(await tooSlow([start], (target) => ask("GET", target))).toEqual([]);
  });

  test("by the address of a page", async () => {
    const linksFor = createPreloadLinks("no such directory", "");
    const starts = ["/", "/countings/", "/imports/"];
    expect(await tooSlow(starts, (path) => linksFor(path, `?${path}`, "en"))).toEqual([]);
  });

  test("by a body", async () => {
    const send = (body: string) => {
      const headers = { Cookie: cookie, "Content-Type": "application/json" };
      return get(gateway, "/api/screens", { method: "POST", headers, body });
    };
    const sendName = (name: string) => send(JSON.stringify({ name }));
    expect(await tooSlow(["", "["], send)).toEqual([]);
    expect(await tooSlow(["", " "], sendName)).toEqual([]);
  });
});

describe("an answer of the API that blocks the event loop", () => {
  test.each([
    ["Content-Type", ["a", "application/", "application/json;charset=", 'a;charset="']],
    ["ETag", ["a", '"', 'W/"']],
    ["X-Countboard-Fetched-At", ["", "1", "1."]],
    ["Content-Length", ["", "1"]],
    ["Retry-After", ["", "1", "Mon, ", "Mon, 01 Jan "]],
  ])("by %s", async (name, starts) => {
    const config = testConfig();
    const status = name === "Retry-After" ? 503 : 200;
    const asking = {
      previous: undefined,
      signal: new AbortController().signal,
      onDone: () => {},
      onStatus: () => {},
    };
    const run = async (text: string) => {
      const response = new Response("{}", { status, headers: { [name]: text } });
      const question = { name: "counting", id: "a" } as const;
      const answer = await askUpstream(config, async () => response, question, asking).catch(
        () => undefined,
      );
      if (answer !== undefined && "body" in answer) await answer.body.cancel();
    };
    expect(await tooSlow(starts, run)).toEqual([]);
  });

  const size = 50_000;
  const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index));
  test.each([
    ["a host of many letters", `http://${letters.join("")}/v1/countings?cursor=a`],
    ["a host of many accents", `//a${"\u0300\u0323".repeat(size)}/v1/countings?cursor=a`],
    ["a host that is encoded", `//xn--a-vbb${"a".repeat(7699)}5892xba${"b".repeat(7698)}`],
    ["many parameters of the same name", `/v1/countings?${"limit=1&".repeat(size)}`],
    ["many parameters and nothing else", `?${"limit=1&".repeat(size)}`],
    ["many segments", `/${"a/../".repeat(size)}v1/countings?cursor=a`],
  ])("by a link to the next page with %s", async (_, href) => {
    const parts = {
      basePath: "",
      dialect: dialects.camel,
      positions: createPositions(Buffer.alloc(32)),
      onRefused: () => {},
    } as const;
    const envelope = { items: [{}], meta: { ...emptyList.meta, links: { next: { href } } } };
    expect(await fastest(() => pageMeta(envelope, { limit: 1 }, parts))).toBeLessThan(budget);
  });
});
