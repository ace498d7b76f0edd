import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { alertsSchema } from "#contract/alerts.ts";
import { hour } from "#domain/time/units.ts";
import { accessGateway, getAs, postAs, sessionCookie } from "#gateway/testing/access.ts";
import { apiOf } from "#gateway/testing/briefed-api.ts";
import { serve, stopServers } from "#gateway/testing/servers.ts";
import type { AlertsConfig } from "./alerts-file.ts";
import type { WebhookTarget } from "./delivery/target.ts";
import { dueNow, sendDigest } from "./digest/send-digests.ts";
import type { AlertMessage } from "./message.ts";
import { someRule } from "./watch/testing/watched.ts";

/** A busy machine takes long. */
const patient = { timeout: 40_000 };
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  stopServers();
});

/** A gateway with a target that records the bodies it gets. */
async function gatewayWithHook(changes: Partial<AlertsConfig> = {}) {
  const bodies: string[] = [];
  const address = await serve(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    bodies.push(body);
    response.end();
  });
  const hook: WebhookTarget = {
    ...{ name: "hook", kind: "webhook", url: new URL(address), language: "en", timeZone: null },
    ...{ secret: Buffer.alloc(32, 7).toString("base64"), mayBePrivate: true },
    ...{ getsCosts: false, getsNames: false },
  };
  const alerts: AlertsConfig = { rules: [], targets: [hook], digests: [], ...changes };
  const { gateway, directory } = accessGateway({
    upstream: apiOf(),
    changes: { alerts, publicUrl: "https://c.example.com" },
  });
  const own = gateway.alerts;
  if (own === undefined) throw new Error("There are no alerts.");
  own.start();
  stops.push(own.stop);
  const admin = sessionCookie();
  const ask = (path: string) => getAs(gateway, path, admin);
  const test = (target: string) => postAs(gateway, "/api/alerts/test", admin, { target });
  return { gateway, own, bodies, hook, ask, test, directory };
}

test("a test reaches its target, and the page tells of it", async () => {
  const { ask, test: sendTest, bodies } = await gatewayWithHook();
  const made = await sendTest("hook");
  expect(made.status).toBe(200);
  expect(await made.json()).toMatchObject({ kind: "test", target: "hook" });
  await vi.waitFor(() => expect(bodies).toHaveLength(1), patient);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ type: "countboard.test" });
  await vi.waitFor(async () => {
    const answer = v.parse(alertsSchema, await (await ask("/api/alerts")).json());
    expect(answer.watching).toBe("here");
    expect(answer.deliveries).toEqual([expect.objectContaining({ state: "delivered" })]);
    expect(answer.targets).toEqual([expect.objectContaining({ name: "hook", kind: "webhook" })]);
  }, patient);
});

test("neither an answer nor the file of messages has the address or the secret of a target", async () => {
  const { ask, hook, test: sendTest, directory } = await gatewayWithHook();
  await sendTest("hook");
  const stored = readFileSync(join(directory, "outbox.json"), "utf8");
  expect(stored).toContain('"target":"hook"');
  expect(stored).not.toContain(hook.url.host);
  expect(stored).not.toContain(hook.secret);
  const text = await (await ask("/api/alerts")).text();
  expect(text).toContain(hook.url.host);
  expect(text).not.toContain(hook.secret);
});

test("the page tells of a file that could not be read again", async () => {
  const { own, ask } = await gatewayWithHook();
  own.noteFault([]);
  expect(await (await ask("/api/alerts")).json()).toMatchObject({ fault: null });
  const sentence = "ALERTS_FILE: Rule A: write targets, the names of those that are told.";
  own.noteFault([sentence]);
  const answer = v.parse(alertsSchema, await (await ask("/api/alerts")).json());
  expect(answer.fault?.sentences).toEqual([sentence]);
});

test("a target that is not in the file has no test", async () => {
  const { test: sendTest } = await gatewayWithHook();
  expect((await sendTest("other")).status).toBe(400);
});

test("without the file there are no alerts", async () => {
  const { gateway } = accessGateway();
  expect(gateway.alerts).toBeUndefined();
  const answer = await getAs(gateway, "/api/alerts", sessionCookie());
  expect(await answer.json()).toMatchObject({ watching: "off", targets: [], deliveries: [] });
});

test("only admins see alerts and send tests", async () => {
  const { gateway, bodies } = await gatewayWithHook();
  const viewer = sessionCookie("viewer");
  expect((await getAs(gateway, "/api/alerts", viewer)).status).toBe(403);
  const body = { target: "hook" };
  expect((await postAs(gateway, "/api/alerts/test", viewer, body)).status).toBe(403);
  expect(bodies).toEqual([]);
});

test("an alert is told once to its rule's targets, without costs for those that get none", async () => {
  const { own, bodies } = await gatewayWithHook();
  const rule = someRule({ name: "Late", condition: { kind: "verdict", verdict: "late" } });
  const at = Date.now();
  const alert: AlertMessage = {
    ...{ id: "1", at, since: at, kind: "raised", reason: null, rule, value: null, briefed: null },
    counting: { id: "7", warehouse: "North", code: "N", startedAt: "2026-11-28T06:00:00Z" },
  };
  await own.tell(alert);
  await own.tell(alert);
  const figure = "undocumented-value" as const;
  const condition = { kind: "figure", figure, is: "at-least", threshold: 1 } as const;
  await own.tell({ ...alert, id: "2", rule: { ...rule, condition } });
  await vi.waitFor(() => expect(bodies).toHaveLength(1), patient);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
    type: "countboard.raised",
    data: { rule: "Late", subject: "Will be late: North", counting: { id: "7" } },
  });
  expect((await own.state()).deliveries).toHaveLength(1);
});

test("a digest of a warehouse has its counts alone, once per moment", async () => {
  const { hook } = await gatewayWithHook();
  const digest = { name: "Shift", warehouse: "N", times: ["06:00"], targets: ["hook"] };
  const ids: string[] = [];
  const asked: unknown[] = [];
  const parts = {
    config: {
      pollSeconds: 15,
      workHours: () => null,
      timeZone: "UTC",
      publicUrl: null,
      currency: null,
    },
    targets: [hook],
    listOf: async () => [
      { id: "n", warehouse: { code: "N", name: "North" } },
      { id: "s", warehouse: { code: "S", name: "South" } },
    ],
    sourceOf: async (access: unknown) => {
      asked.push(access);
      const now = Date.now();
      return { now, fetchedAt: now, stale: null, isComplete: true, countings: [], notRead: 0 };
    },
    add: async (messages: readonly { id: string }[]) => {
      ids.push(...messages.map(({ id }) => id));
    },
  } as unknown as Parameters<typeof sendDigest>[2];
  const { signal } = new AbortController();
  const at = Date.UTC(2026, 10, 28, 6);
  const due = dueNow(digest, { workHours: () => null, timeZone: "UTC" }, at + hour / 2);
  expect(due?.at).toBe(at);
  if (due) await sendDigest(digest, due, parts, signal);
  expect(asked).toEqual([{ scope: { kind: "countings", ids: ["n"] }, hidden: ["costs", "names"] }]);
  expect(ids).toEqual(["digest-Shift-2026-11-28_06_00"]);
});
