import { describe, expect, test, vi } from "vitest";
import { countRecordHeader } from "#contract/count-record.ts";
import type { Counting } from "#contract/counting.ts";
import { lineChangesType } from "#contract/line-changes.ts";
import { maxMarks, recordOfHeader } from "#domain/forecast/count-record.ts";
import { cacheBody } from "#gateway/cache/cached-body.ts";
import { createGateway } from "#gateway/create.ts";
import { createLog } from "#gateway/operations/log.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { get, json, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { aCounting, aLine } from "#testing/samples.ts";
import { withCountRecord } from "./count-record-header.ts";

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

/** The last change that a list tells of its counting. */
async function lastChange(response: Response): Promise<string | undefined> {
  const at = (await listed(response)).countRecord?.lastChange;
  return at ? new Date(at).toISOString() : undefined;
}

describe("an active counting of a list", () => {
  test("says what is known of its counted lines over time", async () => {
    const changing = api();
    const { gateway } = testGateway(changing.answer);
    const first = await get(gateway, path);
    expect(await listed(first.clone())).toEqual({
      ...changing.counting,
      countRecord: recordOfHeader({
        counted: 80,
        startedAt: Date.parse("2026-01-05T05:00:00.000Z"),
        at: Date.parse("2026-01-05T06:00:00.000Z"),
      }),
    });
    const ifChanged = { headers: { "If-None-Match": String(first.headers.get("ETag")) } };
    pass(60);
    expect((await get(gateway, path, ifChanged)).status).toBe(304);
    expect(await lastChange(await get(gateway, path))).toBe("2026-01-05T06:00:00.000Z");
    changing.counting = { ...changing.counting, totalProductsCounted: 81 };
    pass(60);
    const changed = await get(gateway, path, ifChanged);
    expect(await lastChange(changed)).toBe("2026-01-05T06:02:00.000Z");
  });

  test("says it in every list, also to a link that hides names", async () => {
    const changing = api();
    const { gateway } = accessGateway({ upstream: changing.answer });
    const own = sessionCookie();
    await getAs(gateway, path, own);
    pass(60);
    const scope = { kind: "warehouse", warehouse: "0", name: null } as const;
    const link = await linkCookie(gateway, own, { scope, hides: ["costs", "names"] });
    expect(await lastChange(await getAs(gateway, path, link))).toBe("2026-01-05T06:00:00.000Z");
  });

  test("says what was seen, whatever the API sends under that name, until a day after its end", async () => {
    const changing = api();
    const { gateway } = testGateway(changing.answer);
    const sent = { countRecord: recordOfHeader({ counted: 1, startedAt: 0, at: 1 }) };
    changing.counting = { ...changing.counting, ...sent };
    expect(await lastChange(await get(gateway, path))).toBe("2026-01-05T06:00:00.000Z");
    changing.counting = { ...changing.counting, active: false };
    pass(60);
    expect(await lastChange(await get(gateway, path))).toBe("2026-01-05T06:00:00.000Z");
    pass(25 * 3600);
    expect(await listed(await get(gateway, path))).not.toHaveProperty("countRecord");
    const started = testGateway(changing.answer).gateway;
    expect(await listed(await get(started, path))).not.toHaveProperty("countRecord");
  });
});

describe("the answer with a counting", () => {
  const started = "2026-01-05T05:00:00.000Z";
  const counting = aCounting({ startedAt: started });
  const products = Array.from({ length: 40 }, (_, index) => aLine({ id: index, index }));
  const upstream = async (request: Request) =>
    request.url.includes("/countings/")
      ? json({ ...counting, products })
      : json({ items: [counting], meta: { total: 1 } });
  const recordIn = ({ headers }: Response) => headers.get(countRecordHeader);
  const one = `${path}/${counting.id}`;

  test("has what its list has, in a header that leaves body and entity tag as they are", async () => {
    const { gateway } = testGateway(upstream);
    // Met by no answer: such a request waits for the whole answer, on a busy machine too.
    const whenWhole = { headers: { "If-None-Match": 'W/"other"' } };
    const unlisted = await get(gateway, one, whenWhole);
    expect(recordIn(unlisted)).toBeNull();
    const text = await unlisted.text();
    pass(60);
    const { countRecord } = await listed(await get(gateway, path));
    const whole = await get(gateway, one, whenWhole);
    expect(JSON.parse(recordIn(whole) ?? "")).toEqual(countRecord);
    expect(await whole.text()).toBe(text);
    const tag = String(whole.headers.get("ETag"));
    expect(tag).toBe(unlisted.headers.get("ETag"));
    const headers = { "If-None-Match": tag };
    const unchanged = await get(gateway, one, { headers });
    expect([unchanged.status, recordIn(unchanged)]).toEqual([304, recordIn(whole)]);
    const changes = { headers: { ...headers, Accept: lineChangesType } };
    expect(recordIn(await get(gateway, one, changes))).toBe(recordIn(whole));
    expect(recordIn(await get(gateway, path))).toBeNull();
  });

  test("has it for a link that hides costs and names, but not beyond the link's scope", async () => {
    const { gateway } = accessGateway({ upstream });
    const own = sessionCookie();
    const { countRecord } = await listed(await getAs(gateway, path, own));
    const linkTo = (id: string) => {
      const scope = { kind: "counting", id, name: null } as const;
      return linkCookie(gateway, own, { scope, hides: ["costs", "names"] });
    };
    const shown = await getAs(gateway, one, await linkTo(counting.id));
    expect(JSON.parse(recordIn(shown) ?? "")).toEqual(countRecord);
    const refused = await getAs(gateway, one, await linkTo("other"));
    expect([refused.ok, recordIn(refused)]).toEqual([false, null]);
  });
});

test("a record at its longest takes one header of less than 1.5 kB, and a longer one none", () => {
  const marks = Array.from({ length: maxMarks }, (_, index): [number, number] => [
    29_384_715 + 15 * index,
    1_000_000 + index,
  ]);
  const record = { ...recordOfHeader({ counted: 9, startedAt: 0, at: 1_800_000_000_000 }), marks };
  const shared = {};
  const headers = withCountRecord(shared, record);
  expect(JSON.parse(headers[countRecordHeader] ?? "")).toEqual(record);
  expect(withCountRecord(shared, record)).toBe(headers);
  const long = { ...record, marks: Array.from({ length: 4 }, () => marks).flat() };
  expect(withCountRecord(shared, long)).toEqual({});
});

describe("a standstill from before the gateway's start", () => {
  const lastFinish = "2026-01-05T05:10:00.000Z";
  const standing = aCounting({
    startedAt: "2026-01-05T01:00:00.000Z",
    totalProductsCounted: 2,
    totalProductsLeft: 198,
  });
  /** An API that knows its list by a tag. */
  const upstream = async (request: Request) => {
    if (request.url.includes("/countings/")) {
      const products = [lastFinish, "2026-01-05T05:05:00.000Z", null].map((finishedAt, index) =>
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
    expect(await lastChange(before)).toBe("2026-01-05T06:00:00.000Z");
    await (await get(gateway, `${path}/${standing.id}`)).text();
    await expect
      .poll(async () => {
        pass(60);
        return lastChange(await get(gateway, path));
      })
      .toBe(lastFinish);
    pass(60);
    await get(gateway, path);
    expect(requests.at(-1)?.headers.get("If-None-Match")).toBe('"1"');
  });

  test("is in the next list where the gateway reads lines by itself, once", async () => {
    const requests: Request[] = [];
    const fetch = (request: Request) => {
      requests.push(request);
      return upstream(request);
    };
    const log = createLog("error", () => {});
    const gateway = createGateway(testConfig(), { fetch, log, readsUnread: true });
    await get(gateway, path);
    await expect
      .poll(
        async () => {
          pass(11);
          return lastChange(await get(gateway, path));
        },
        { timeout: 10_000 },
      )
      .toBe(lastFinish);
    const ofLines = requests.filter(({ url }) => url.includes("/countings/"));
    expect(ofLines).toHaveLength(1);
  });

  test("is in the briefing that has read the lines, each counting once", async () => {
    const read = vi.spyOn(Object.getPrototypeOf(cacheBody(new Blob().stream(), null)), "read");
    const { gateway } = testGateway(upstream);
    const first = await (await get(gateway, "/api/v1/briefing?tz=UTC")).text();
    expect(first).toContain("has been stalled since");
    const bodies = read.mock.contexts;
    expect(bodies.length).toBe(new Set(bodies).size);
    read.mockRestore();
  });
});
