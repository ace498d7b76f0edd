import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Hidden, Scope } from "#contract/access.ts";
import type { WorkRule } from "#contract/work-hours.ts";
import type { Config } from "#gateway/config/config.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { emptyList, json, pieces, testConfig } from "#gateway/testing/gateway.ts";

const rule = (warehouse: string | null, from: number): WorkRule => ({
  warehouse,
  timeZone: "Europe/Madrid",
  shifts: [{ days: [{ from: 1, to: 5 }], hours: [{ from, to: 1320 }] }],
});
const workHours = [rule(null, 1), rule("N", 2), rule("S-canary", 3)];
const north = { id: 7, code: "N", slug: "north", name: "North" };
const east = { id: 9, code: "E", slug: "east", name: "East" };

/** The API's answers by path. */
let answers: Record<string, () => Response | Promise<Response>> = {};
beforeEach(() => {
  answers = {
    "countings/a": () => json({ id: "a", warehouse: north, products: [] }),
    "countings/e": () => json({ id: "e", warehouse: east, products: [] }),
    countings: () =>
      json({
        items: [
          { id: "e", warehouse: east },
          { id: "a", warehouse: north },
        ],
        meta: { total: 2 },
      }),
  };
});

function start(changes: Partial<Config> = {}) {
  return accessGateway({
    upstream: async ({ url }) => {
      const path = new URL(url).pathname.replace("/base/v1/", "");
      return answers[path]?.() ?? new Response(null, { status: 404 });
    },
    changes: { workHours: () => workHours, ...changes },
  });
}

/** The settings that a link's viewer gets from a new gateway. */
async function settingsFor(
  scope: Scope,
  changes: Partial<Config> = {},
  hides: readonly Hidden[] = [],
) {
  const { gateway, requests } = start(changes);
  const cookie = await linkCookie(gateway, sessionCookie(), { scope, hides: [...hides] });
  // Sharing asks for the counting's name.
  requests.length = 0;
  const settings = async () => (await getAs(gateway, "/api/settings", cookie)).json();
  return { settings, requests };
}

const byCode = { upstream: { ...testConfig().upstream, warehouseBy: "code" as const } };

test.each<[string, Scope, number, Partial<Config>?]>([
  ["a counting", { kind: "counting", id: "a" }, 2],
  ["a counting of a warehouse without hours of its own", { kind: "counting", id: "e" }, 1],
  ["a warehouse", { kind: "warehouse", warehouse: "7", name: null }, 2],
  ["a warehouse without hours of its own", { kind: "warehouse", warehouse: "9", name: null }, 1],
  ["a warehouse by its code", { kind: "warehouse", warehouse: "N", name: null }, 2, byCode],
])("a link of %s gets only the hours of that warehouse", async (_, scope, from, more) => {
  const { settings } = await settingsFor(scope, more);
  const received = await settings();
  expect(received.workHours).toEqual([rule(null, from)]);
  expect(received.workHoursPending).toBe(false);
  expect(JSON.stringify(received)).not.toContain("canary");
});

test("a link of a warehouse that works round the clock gets no hours of others", async () => {
  const changes = { workHours: () => workHours.slice(1) };
  const { settings } = await settingsFor({ kind: "counting", id: "e" }, changes);
  expect((await settings()).workHours).toBeNull();
});

test("viewers of everything get all hours, without a request to the API", async () => {
  const { settings, requests } = await settingsFor({ kind: "all" });
  expect((await settings()).workHours).toEqual(workHours);
  const { gateway } = start();
  const response = await getAs(gateway, "/api/settings", sessionCookie());
  expect(await response.json()).toMatchObject({ workHours, workHoursPending: false });
  expect(requests).toHaveLength(0);
});

test("the API is requested once, and only where warehouses differ", async () => {
  const { settings, requests } = await settingsFor(
    { kind: "counting", id: "a" },
    { cacheSeconds: 0.001 },
  );
  await settings();
  await vi.waitFor(async () => expect((await settings()).workHours).toEqual([rule(null, 2)]));
  expect(requests).toHaveLength(1);
  const same = await settingsFor(
    { kind: "counting", id: "a" },
    { workHours: () => [rule(null, 1)] },
  );
  expect((await same.settings()).workHours).toEqual([rule(null, 1)]);
  expect(same.requests).toHaveLength(0);
});

test("a large counting is read no further than its header", async () => {
  answers["countings/a"] = () =>
    pieces([`{"id":"a","warehouse":${JSON.stringify(north)},"products":[`], "hang");
  const { settings } = await settingsFor({ kind: "counting", id: "a" });
  expect((await settings()).workHours).toEqual([rule(null, 2)]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ["fails", () => new Response(null, { status: 500 })],
  ["names no warehouse", () => json({ id: "a", products: [] })],
  ["names no code", () => json({ id: "a", warehouse: { id: 7 }, products: [] })],
  ["is no JSON", () => new Response("<", { headers: { "Content-Type": "application/json" } })],
])("while the API %s, the default hours apply and the page asks again", async (_, answer) => {
  answers["countings/a"] = answer;
  const { settings } = await settingsFor({ kind: "counting", id: "a" }, { cacheSeconds: 0.001 });
  expect(await settings()).toMatchObject({ workHours: [rule(null, 1)], workHoursPending: true });
  answers["countings/a"] = () => json({ id: "a", warehouse: north, products: [] });
  await vi.waitFor(async () =>
    expect(await settings()).toMatchObject({
      workHours: [rule(null, 2)],
      workHoursPending: false,
    }),
  );
});

test("settings wait for the API a few seconds at most", async () => {
  answers["countings/a"] = () => new Promise(() => {});
  const { settings, requests } = await settingsFor({ kind: "counting", id: "a" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const received = settings();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  vi.advanceTimersByTime(3000);
  expect(await received).toMatchObject({ workHours: [rule(null, 1)], workHoursPending: true });
  vi.useRealTimers();
});

test("a warehouse without countings has no separate hours yet", async () => {
  answers.countings = () => json(emptyList);
  const { settings } = await settingsFor({ kind: "warehouse", warehouse: "7", name: null });
  expect(await settings()).toMatchObject({ workHours: [rule(null, 1)], workHoursPending: true });
});

describe("targets", () => {
  const targets = [
    { warehouse: null, percents: { accuracy: 97, variance: 0.5 } },
    { warehouse: "N", percents: { accuracy: 99, variance: 0.5, "net variance": 0.1 } },
    { warehouse: "S-canary", percents: { accuracy: 98 } },
  ];
  const onlyTargets = { workHours: () => null, targets };

  test.each<[string, Scope, number]>([
    ["the counting's warehouse", { kind: "counting", id: "a" }, 99],
    ["all others", { kind: "counting", id: "e" }, 97],
    ["the warehouse", { kind: "warehouse", warehouse: "7", name: null }, 99],
  ])("of a link are those of %s, without its code", async (_, scope, accuracy) => {
    const { settings } = await settingsFor(scope, onlyTargets);
    const received = await settings();
    expect(received.targets).toMatchObject([{ warehouse: null, percents: { accuracy } }]);
    expect(received).toMatchObject({ targetsPending: false, workHoursPending: false });
    expect(JSON.stringify(received)).not.toContain("canary");
  });

  test("judge nothing until the warehouse is known", async () => {
    answers["countings/a"] = () => new Response(null, { status: 500 });
    const { settings } = await settingsFor({ kind: "counting", id: "a" }, onlyTargets);
    expect(await settings()).toMatchObject({
      targets: null,
      targetsPending: true,
      workHoursPending: false,
    });
  });

  test("have no variance where costs are hidden", async () => {
    const all = await settingsFor({ kind: "all" }, onlyTargets, ["costs"]);
    expect((await all.settings()).targets).toEqual([
      { warehouse: null, percents: { accuracy: 97 } },
      { warehouse: "N", percents: { accuracy: 99 } },
      { warehouse: "S-canary", percents: { accuracy: 98 } },
    ]);
    const onlyMoney = [{ warehouse: null, percents: { variance: 0.5 } }];
    const none = await settingsFor({ kind: "all" }, { targets: onlyMoney }, ["costs"]);
    expect((await none.settings()).targets).toBeNull();
    const names = await settingsFor({ kind: "all" }, onlyTargets, ["names"]);
    expect((await names.settings()).targets).toEqual(targets);
  });
});

test("a share of chosen countings gets the rules of their warehouses, and the default", async () => {
  const scope: Scope = { kind: "countings", ids: ["e", "a"] };
  const { settings } = await settingsFor(scope);
  const { workHours: sent, workHoursPending } = await settings();
  expect(sent.map(({ warehouse }: WorkRule) => warehouse)).toEqual([null, "N"]);
  expect(workHoursPending).toBe(false);
});

test("a chosen counting that the API does not have leaves the hours of the others", async () => {
  const scope: Scope = { kind: "countings", ids: ["gone", "a"] };
  const { settings } = await settingsFor(scope);
  const { workHours: sent, workHoursPending } = await settings();
  expect(sent.map(({ warehouse }: WorkRule) => warehouse)).toEqual([null, "N"]);
  expect(workHoursPending).toBe(true);
});
