import * as v from "valibot";
import { expect, it } from "vitest";
import { importLogSchema } from "#contract/endpoints.ts";
import { createClient } from "#reference-api/spec-client.ts";

const client = createClient();
const path = (id: string) => `/v1/products/imports/${id}/error-log`;
const log = async (id: string) => v.parse(importLogSchema, await client.json(path(id)));

it("returns a short log of a dozen lines", async () => {
  expect((await log("short")).split("\n")).toHaveLength(12);
});

it("returns an empty log", async () => {
  expect(await log("empty")).toBe("");
});

it("returns a log of more than 5 MB, the same every time", async () => {
  const text = await log("large");
  expect(text.length).toBeGreaterThan(5 * 1024 * 1024);
  expect(await log("large")).toBe(text);
});

it("reports that a log is gone", async () => {
  expect((await client.get(path("gone"))).status).toBe(410);
});

it("returns a small log for every numbered import", async () => {
  const logs = await Promise.all(["import-1", "import-2", "import-31"].map(log));
  expect(new Set(logs).size).toBe(3);
  expect(await log("import-2")).toBe(logs[1]);
  expect(Math.max(...logs.map((text) => text.length))).toBeLessThan(10_000);
});
