import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { countingSchema } from "#contract/counting.ts";
import { day } from "#domain/time/units.ts";
import { warehouses } from "./data/schedule.ts";
import type { Paging } from "./list.ts";
import { createClient, someday } from "./spec-client.ts";

type Client = ReturnType<typeof createClient>;

/** Follows the list as far as any upstream would allow; returns every id in order. */
async function walk(client: Client, query: string): Promise<string[]> {
  const ids: string[] = [];
  const used = new Set<string>();
  let next = query;
  while (!used.has(next)) {
    used.add(next);
    const { items, meta } = await client.list(next);
    ids.push(...items.map((item) => v.parse(countingSchema, item).id));
    const href = meta.links?.next?.href;
    if (href) next = href.slice(href.indexOf("?"));
    else if (meta.cursor) next = `${query}&cursor=${meta.cursor}`;
    else break;
  }
  return ids;
}

describe("list", () => {
  it("covers two years with at least 400 countings in 12 warehouses, newest first", async () => {
    const client = createClient();
    const items = [];
    let cursor: string | null | undefined = "";
    while (cursor !== undefined) {
      const query: string = cursor ? `&cursor=${cursor}` : "";
      items.push(...(await client.items(`?limit=100${query}`)));
      cursor = (await client.list(`?limit=100${query}`)).meta.cursor;
    }
    const starts = items.map((item) => Date.parse(item.startedAt));
    expect(items.length).toBeGreaterThanOrEqual(400);
    expect(new Set(items.map((item) => item.warehouse.id)).size).toBeGreaterThanOrEqual(12);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(Math.max(...starts)).toBeLessThanOrEqual(someday);
    expect(Math.min(...starts)).toBeGreaterThan(someday - 2 * 365 * day);
    expect(Math.min(...starts)).toBeLessThan(someday - 700 * day);
    expect(Math.max(...items.map((item) => item.totalProducts))).toBe(5000);
    expect(items.every((item) => !("products" in item))).toBe(true);
  });

  it("has ten entries by default", async () => {
    const client = createClient();
    expect((await client.list()).items).toHaveLength(10);
    expect((await client.list("?limit=1")).items).toHaveLength(1);
    expect((await client.list("?limit=100")).items).toHaveLength(100);
  });

  it("says where it continues, and that it ends", async () => {
    const client = createClient();
    const first = (await client.list("?warehouse=7&limit=5")).meta;
    expect(first.links).toEqual({
      self: { href: "/v1/countings?warehouse=7&limit=5" },
      first: { href: "/v1/countings?warehouse=7&limit=5" },
      next: { href: `/v1/countings?warehouse=7&limit=5&cursor=${first.cursor}` },
    });
    const { meta, items } = await client.list(`?warehouse=7&limit=100&cursor=${first.cursor}`);
    expect(items).toHaveLength(first.total - 5);
    expect(meta).toEqual({
      total: first.total,
      links: {
        self: { href: `/v1/countings?warehouse=7&limit=100&cursor=${first.cursor}` },
        first: { href: "/v1/countings?warehouse=7&limit=100" },
      },
    });
  });

  it.each<Paging>(["default", "links-only", "cursor-only", "null-end", "empty-end"])(
    "is covered exactly once by a walk with %s paging",
    async (paging) => {
      const client = createClient({ paging });
      const recent = "?startedAfter=2026-02-01T00:00:00Z";
      const { total } = (await client.list(recent)).meta;
      const ids = await walk(client, `${recent}&limit=19`);
      expect(total).toBeGreaterThan(90);
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
    },
  );

  it("has nothing but the total with total-only paging", async () => {
    const { items, meta } = await createClient({ paging: "total-only" }).list("?limit=20");
    expect(items).toHaveLength(20);
    expect(Object.keys(meta)).toEqual(["total"]);
  });

  it("never ends with loop paging", async () => {
    const client = createClient({ paging: "loop" });
    const { cursor } = (await client.list()).meta;
    const second = await client.list(`?cursor=${cursor}`);
    expect(second.meta.cursor).toBe(cursor);
  });

  it("stays consistent while new countings appear", async () => {
    let now = someday;
    const client = createClient({ now: () => now });
    const recent = "?startedAfter=2026-01-01T00:00:00Z&limit=50";
    const before = await walk(client, recent);
    const first = await client.list(recent);
    now += 6 * 3_600_000;
    const rest = await walk(client, `${recent}&cursor=${first.meta.cursor}`);
    const seen = new Set(before.slice(50));
    expect((await client.items())[0]?.id).not.toBe(before[0]);
    expect(rest.every((id) => seen.has(id))).toBe(true);
    expect(new Set(rest).size).toBe(rest.length);
  });
});

describe("filters", () => {
  it.each(["id", "code", "slug"] as const)("find a warehouse by its %s", async (warehouseBy) => {
    const client = createClient({ warehouseBy });
    const totals = await Promise.all(
      warehouses.map(async (warehouse) => {
        const query = `?warehouse=${warehouse[warehouseBy]}`;
        const items = await client.items(query);
        expect(items.every((item) => item.warehouse.id === warehouse.id)).toBe(true);
        return (await client.list(query)).meta.total;
      }),
    );
    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect(totals.reduce((sum, total) => sum + total)).toBe((await client.list()).meta.total);
    expect((await client.list("?warehouse=nowhere")).meta.total).toBe(0);
  });

  it("exclude the moment itself, before and after, at any offset", async () => {
    const client = createClient();
    const [, , third] = await client.items();
    const moment = third?.startedAt ?? "";
    const { total } = (await client.list()).meta;
    expect((await client.list(`?startedAfter=${moment}`)).meta.total).toBe(2);
    expect((await client.list(`?startedBefore=${moment}`)).meta.total).toBe(total - 3);
    const madrid = new Date(Date.parse(moment) + 3_600_000).toISOString().replace("Z", "%2B01:00");
    expect((await client.list(`?startedBefore=${madrid}`)).meta.total).toBe(total - 3);
  });

  it("use snake case if configured", async () => {
    const client = createClient({ dialect: "snake" });
    const query = `?warehouse_id=7&started_after=2025-06-01T00:00:00Z&started_before=2026-01-01T00:00:00Z`;
    const { meta } = await client.list(`${query}&limit=2`);
    expect(meta.total).toBeGreaterThan(2);
    expect(meta.links?.next?.href).toContain("warehouse_id=7&started_after=");
    expect((await client.get("/v1/countings?startedAfter=2025-06-01T00:00:00Z")).status).toBe(400);
  });
});
