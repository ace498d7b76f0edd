import { describe, expect, test, vi } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { medianGap, stalledSince, stalledSinceByHeader } from "#domain/lines/stalled.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { cacheBody } from "#gateway/cache/cached-body.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";
import { createReferenceApi } from "#reference-api/create.ts";
import { aCounting, aLine } from "#testing/samples.ts";

const pass = stopDate();
const path = "/api/v1/countings";

/** An API whose one active counting can be changed. */
function api() {
  const changing = {
    counting: aCounting({ startedAt: "2026-01-05T05:00:00.000Z" }) as object,
    total: 1,
    answer: async () => json({ items: [changing.counting], meta: { total: changing.total } }),
  };
  return changing;
}

async function listed(response: Response): Promise<Counting> {
  return (await response.json()).items[0];
}

describe("an active counting of a list", () => {
  test("says since when its count has not changed", async () => {
    const changing = api();
    const { gateway } = testGateway(changing.answer);
    const first = await get(gateway, path);
    expect(await listed(first)).toEqual({
      ...changing.counting,
      unchangedSince: "2026-01-05T06:00:00.000Z",
    });
    const ifChanged = { headers: { "If-None-Match": String(first.headers.get("ETag")) } };
    pass(60);
    expect((await get(gateway, path, ifChanged)).status).toBe(304);
    const later = await listed(await get(gateway, path));
    expect(later.unchangedSince).toBe("2026-01-05T06:00:00.000Z");
    changing.counting = { ...changing.counting, totalProductsCounted: 81 };
    pass(60);
    const changed = await get(gateway, path, ifChanged);
    expect((await listed(changed)).unchangedSince).toBe("2026-01-05T06:02:00.000Z");
  });

  test("says it in every list, also to a link that hides names", async () => {
    const changing = api();
    const { gateway } = accessGateway({ upstream: changing.answer });
    const own = sessionCookie();
    await getAs(gateway, path, own);
    pass(60);
    const scope = { kind: "warehouse", warehouse: "0", name: null } as const;
    const link = await linkCookie(gateway, own, { scope, hides: ["costs", "names"] });
    const seen = await listed(await getAs(gateway, path, link));
    expect(seen.unchangedSince).toBe("2026-01-05T06:00:00.000Z");
  });

  test("says nothing when it is finished, whatever the API sends under that name", async () => {
    const changing = api();
    const { gateway } = testGateway(changing.answer);
    const sent = { unchangedSince: "2020-01-01T00:00:00.000Z" };
    changing.counting = { ...changing.counting, ...sent };
    const active = await listed(await get(gateway, path));
    expect(active.unchangedSince).toBe("2026-01-05T06:00:00.000Z");
    changing.counting = { ...changing.counting, active: false };
    pass(60);
    expect(await listed(await get(gateway, path))).not.toHaveProperty("unchangedSince");
  });
});

describe("a standstill from before the gateway's start", () => {
  const lastFinish = "2026-01-05T05:10:00.000Z";
  const standing = aCounting({ startedAt: "2026-01-05T01:00:00.000Z" });
  /** An API that knows its list by a tag. */
  const upstream = async (request: Request) => {
    if (request.url.includes("/countings/")) {
      const products = [lastFinish, "2026-01-05T04:00:00.000Z", null].map((finishedAt, index) =>
        aLine({ id: index, index, finishedAt }),
      );
      return json({ ...standing, products });
    }
    if (request.headers.get("If-None-Match") === '"1"') return new Response(null, { status: 304 });
    return json({ items: [standing], meta: { total: 1 } }, { headers: { ETag: '"1"' } });
  };

  test("is in the next list once lines have passed", async () => {
    const { gateway, requests } = testGateway(upstream);
    const before = await get(gateway, path);
    expect((await listed(before)).unchangedSince).toBe("2026-01-05T06:00:00.000Z");
    await (await get(gateway, `${path}/${standing.id}`)).text();
    await expect
      .poll(async () => {
        pass(60);
        return (await listed(await get(gateway, path))).unchangedSince;
      })
      .toBe(lastFinish);
    pass(60);
    await get(gateway, path);
    expect(requests.at(-1)?.headers.get("If-None-Match")).toBe('"1"');
  });

  test("is in the briefing that has read the lines, each counting once", async () => {
    const read = vi.spyOn(Object.getPrototypeOf(cacheBody(new Blob().stream(), null)), "read");
    const { gateway } = testGateway(upstream);
    const first = await (await get(gateway, "/api/v1/briefing?tz=UTC")).text();
    expect(first).toContain("has stood still since");
    const bodies = read.mock.contexts;
    expect(bodies.length).toBe(new Set(bodies).size);
    read.mockRestore();
  });
});

test("the demo's standstills are known once the gateway has watched them", async () => {
  const reference = createReferenceApi();
  const headers = { authorization: `Basic ${btoa("demo:demo")}` };
  const ask = (url: string) => reference(new Request(url.replace("/base", ""), { headers }));
  const { gateway } = testGateway(({ url }) => ask(url));
  const activeNow = async () => {
    const { items } = (await (await get(gateway, path)).json()) as { items: Counting[] };
    return items.filter(({ active }) => active);
  };
  for (let polls = 0; polls < 16; polls += 1) {
    await activeNow();
    pass(15 * 60);
  }
  let known = 0;
  for (const counting of await activeNow()) {
    const facts = countingFacts(counting);
    const byHeader = stalledSinceByHeader(facts, Date.now(), roundTheClock);
    const detail = await (await ask(`http://localhost/v1/countings/${counting.id}`)).json();
    const finishes = (detail.products as { finishedAt: string | null }[])
      .flatMap(({ finishedAt }) => (finishedAt === null ? [] : [Date.parse(finishedAt)]))
      .sort((one, other) => one - other);
    const byLines = stalledSince(facts, {
      finishes: Float64Array.from(finishes),
      firstStart: null,
      typicalGap: medianGap(Float64Array.from(finishes), roundTheClock),
      now: Date.now(),
      calendar: roundTheClock,
    });
    if (byHeader === null) continue;
    known += 1;
    // A poll every quarter of an hour sees a change at most that late, or when it began to watch.
    expect(byLines).toBeLessThanOrEqual(byHeader);
    const seen = Math.max((byLines ?? 0) + 15 * minute, Date.parse("2026-01-05T06:00:00.000Z"));
    expect(byHeader).toBeLessThanOrEqual(seen);
  }
  expect(known).toBeGreaterThan(0);
});
