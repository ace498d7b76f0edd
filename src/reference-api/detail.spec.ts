import { beforeAll, describe, expect, it } from "vitest";
import type { Line } from "#contract/line.ts";
import { hour } from "#domain/time/units.ts";
import { createClient, decoded, someday, summed } from "./spec-client.ts";

const expectedOf = (line: Line) => (line.lot ? line.lotLocationStock : line.productLocationStock);
/** Decimals in JSON. */
const decimals = (value: number) => String(value).split(".")[1]?.length ?? 0;

function groupedByPerson(lines: readonly Line[]): Map<number, Line[]> {
  const groups = new Map<number, Line[]>();
  for (const line of lines) {
    const { id } = line.assignedUser;
    const own = groups.get(id) ?? [];
    own.push(line);
    groups.set(id, own);
  }
  return groups;
}

describe("details", () => {
  it.each([0, 10, 3212, 7205])(
    "have totals equal to their lines, %d hours later",
    async (hours) => {
      const client = createClient({ now: () => someday + hours * hour });
      const items = await client.items("?limit=40");
      const small = items.filter((item) => item.totalProducts < 600).slice(0, 6);
      expect(small).toHaveLength(6);
      for (const item of small) {
        const { header, products } = await client.detail(item.id);
        const lines = decoded(products);
        expect(header).toEqual(item);
        expect(header).toMatchObject(summed(lines));
        expect(lines.every((line, index) => line.index === index)).toBe(true);
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.counting).toEqual({
            id: item.id,
            startedAt: item.startedAt,
            warehouse: { id: item.warehouse.id },
          });
        }
      }
    },
  );

  it("have totals equal to their lines while thousands are being counted", async () => {
    const client = createClient();
    const active = (await client.items("?limit=100")).filter((item) => item.active);
    const large = active.find((item) => item.totalProducts >= 5000);
    const { header, products } = await client.detail(large?.id ?? "");
    expect(header).toMatchObject(summed(decoded(products)));
  });

  it("are the same when requested twice, and from another instance", async () => {
    const [first, second] = [createClient(), createClient()];
    const id = (await first.items())[0]?.id;
    const path = `/v1/countings/${id}`;
    const text = await (await first.get(path)).text();
    expect(await (await first.get(path)).text()).toBe(text);
    expect(await (await second.get(path)).text()).toBe(text);
  });
});

describe("lines", () => {
  const client = createClient();
  let lines: readonly Line[] = [];
  let counted: readonly Line[] = [];
  let differing: readonly Line[] = [];
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

  beforeAll(async () => {
    lines = decoded((await client.detail("lines-3000")).products);
    counted = lines.filter((line) => line.finishedAt !== null);
    differing = counted.filter((line) => line.difference);
  });

  it("have differences that add up, without binary rounding errors", () => {
    for (const line of counted) {
      if (line.countedStock === null || line.difference === null) continue;
      expect(Math.round((expectedOf(line) + line.difference) * 1000)).toBe(
        Math.round(line.countedStock * 1000),
      );
      expect(line.countedStock).toBeGreaterThanOrEqual(0);
      expect(decimals(line.difference)).toBeLessThanOrEqual(3);
      expect(decimals(line.costPrice)).toBeLessThanOrEqual(4);
    }
  });

  it("have every null that the API allows", () => {
    expect(lines).toContainEqual(expect.objectContaining({ startedAt: null, finishedAt: null }));
    const open = lines.filter((line) => line.startedAt !== null && line.finishedAt === null);
    expect(open.length).toBeGreaterThan(0);
    expect(counted.some((line) => line.startedAt === null)).toBe(true);
    expect(counted.some((line) => line.countedStock === null)).toBe(true);
    expect(lines.some((line) => line.product.metrics === null)).toBe(true);
    expect(lines.some((line) => line.incident?.type === null)).toBe(true);
    expect(lines.some((line) => line.incident?.body === null)).toBe(true);
    expect(lines.some((line) => line.documentation?.body === null)).toBe(true);
    expect(lines.some((line) => line.documentation?.stock === null)).toBe(true);
  });

  it("have fractional and negative stock, packs, lots and recounts in realistic shares", () => {
    expect(lines.some((line) => !Number.isInteger(line.productLocationStock))).toBe(true);
    expect(lines.some((line) => line.productLocationStock < 0)).toBe(true);
    const packs = differing.filter(
      ({ difference, product }) =>
        product.packagingUnit > 1 && Math.abs(difference ?? 1) % product.packagingUnit === 0,
    );
    expect(packs.length).toBeGreaterThan(0);
    const lots = lines.filter((line) => line.lot);
    expect(share(lots, lines)).toBeGreaterThan(0.2);
    expect(share(lots, lines)).toBeLessThan(0.4);
    expect(lots.every((line) => line.lotLocation && line.lot)).toBe(true);
    const recounted = counted.filter((line) => line.prevCountedStock !== null);
    expect(share(recounted, counted)).toBeGreaterThan(0.05);
    expect(share(recounted, counted)).toBeLessThan(0.12);
  });

  it("find a product missing in one location and surplus in another", () => {
    const sums = new Map<string, number[]>();
    for (const { product, difference } of differing) {
      sums.set(product.id, [...(sums.get(product.id) ?? []), difference ?? 0]);
    }
    const opposite = [...sums.values()].filter((all) => all.some((d) => all.includes(-d)));
    expect(opposite.length).toBeGreaterThan(5);
  });

  it("contain texts that look like markup and formulas", () => {
    const texts = lines.map((line) => line.product.description);
    for (const part of ["<b>", "window.__xss", "📦", "مرشح", "=SUM", '"']) {
      expect(texts.some((text) => text.includes(part))).toBe(true);
    }
  });

  it("are in the racks of zones A to H, except a few", () => {
    const regular = lines.filter((line) => /^[A-H]-\d{2,3}-\d\d-[1-4]$/.test(line.location.code));
    expect(share(regular, lines)).toBeGreaterThan(0.97);
    expect(regular.length).toBeLessThan(lines.length);
    expect(new Set(regular.map((line) => line.location.code.charAt(0))).size).toBe(8);
  });

  it("are counted by several people at once, each finishing one after the other", () => {
    const byPerson = groupedByPerson(counted);
    expect(byPerson.size).toBeGreaterThan(3);
    for (const own of byPerson.values()) {
      const finishes = own.map((line) => Date.parse(line.finishedAt ?? ""));
      expect(finishes).toEqual(finishes.toSorted((a, b) => a - b));
    }
    for (const { startedAt, finishedAt } of counted) {
      if (startedAt) expect(startedAt <= (finishedAt ?? "")).toBe(true);
    }
  });

  it("are documented for about half of the discrepancies of old countings", async () => {
    const items = await client.items("?limit=20&startedBefore=2026-02-01T00:00:00Z");
    const found = [];
    for (const item of items.filter((item) => item.totalProducts < 1000).slice(0, 6))
      found.push(...decoded((await client.detail(item.id)).products));
    const differences = found.filter((line) => line.difference);
    const documented = found.filter((line) => line.documentation);
    expect(documented.every((line) => line.difference)).toBe(true);
    expect(share(documented, differences)).toBeGreaterThan(0.4);
    expect(share(documented, differences)).toBeLessThan(0.7);
  });
});
