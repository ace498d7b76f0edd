import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countingSchema } from "#contract/counting.ts";
import { lineSchema } from "#contract/line.ts";
import { day, hour, minute } from "#domain/time/units.ts";
import {
  authorization,
  createClient,
  decoded,
  someday,
  summed,
} from "#reference-api/spec-client.ts";
import { faultStatuses } from "./sentinels.ts";

const client = createClient();
const detail = "/v1/countings/";
const list = "/v1/countings?warehouse=";

describe("lines-<n>", () => {
  it.each([0, 1, 7, 500, 3000])("is an active counting with %d lines", async (size) => {
    const { header, products } = await client.detail(`lines-${size}`);
    expect(header).toMatchObject({ id: `lines-${size}`, active: true, totalProducts: size });
    expect(header).toMatchObject(summed(decoded(products)));
  });

  it("is sent in chunks, whatever its length", async () => {
    const { body } = await client.get(`${detail}lines-50000`);
    const reader = body?.getReader();
    const chunk = await reader?.read();
    expect(chunk?.value?.length).toBeGreaterThan(10_000);
    expect(chunk?.value?.length).toBeLessThan(200_000);
    await reader?.cancel();
  });

  it("is started and not finished at any hour", async () => {
    for (let later = 0; later < day; later += 2 * hour + 17 * minute) {
      const { header } = await createClient({ now: () => someday + later }).detail("lines-90");
      expect(header.active).toBe(true);
      expect(header.totalProductsCounted).toBeGreaterThan(0);
      expect(header.totalProductsLeft).toBeGreaterThan(0);
    }
  });
});

describe.each([
  ["a detail", detail],
  ["the list", list],
])("faults of %s", (_, base) => {
  it.each(faultStatuses)("answer with %i", async (status) => {
    const response = await client.get(`${base}fault-${status}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
  });

  it("send a retry time, in seconds or as a date", async () => {
    const tooMany = await client.get(`${base}fault-429`);
    expect(tooMany.headers.get("retry-after")).toBe("3");
    const unavailable = await client.get(`${base}fault-503`);
    expect(Date.parse(unavailable.headers.get("retry-after") ?? "")).toBeGreaterThan(someday);
  });

  it("redirect, challenge, and answer HTML", async () => {
    const moved = await client.get(`${base}fault-302`);
    expect(moved.headers.get("location")).toBe("/v1/countings/lines-1");
    const refused = await client.get(`${base}fault-401`);
    expect(refused.headers.get("www-authenticate")).toContain("Basic");
    const html = await client.get(`${base}fault-html`);
    expect(html.status).toBe(200);
    expect(html.headers.get("content-type")).toContain("text/html");
  });

  it("cut the body off", async () => {
    const response = await client.get(`${base}fault-truncated`);
    const text = await response.text();
    expect(text.length).toBeGreaterThan(1000);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it("never answer until the request is aborted", async () => {
    const abort = new AbortController();
    const answered = vi.fn();
    const request = new Request(`http://api.example${base}fault-hang`, {
      headers: { authorization },
      signal: abort.signal,
    });
    const response = client.api(request).then(answered);
    await client.get(`${base}fault-500`);
    expect(answered).not.toHaveBeenCalled();
    abort.abort();
    await expect(response).rejects.toThrow("aborted");
    expect(answered).not.toHaveBeenCalled();
  });

  describe("slow answers", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("are complete after ten seconds", async () => {
      const response = await client.get(`${base}fault-slow`);
      const arrived = vi.fn();
      const text = response.text().finally(arrived);
      await vi.advanceTimersByTimeAsync(9000);
      expect(arrived).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1100);
      expect(JSON.parse(await text)).toBeTypeOf("object");
    });

    it("stop when the client disconnects", async () => {
      const response = await client.get(`${base}fault-slow`);
      await vi.advanceTimersByTimeAsync(500);
      await response.body?.cancel();
      // The server hears of it within a second, long before the answer would be complete.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
    });
  });
});

describe("faults within an answer", () => {
  it("invalidate three of 60 lines, which the header still counts", async () => {
    const { header, products } = await client.detail("fault-broken-lines");
    const faults = products.map((product) => {
      const { issues } = v.safeParse(lineSchema, product);
      return issues && v.getDotPath(issues[0]);
    });
    expect(header.totalProducts).toBe(60);
    expect(products).toHaveLength(60);
    expect(faults.filter(Boolean)).toEqual(["costPrice", "location", "product.metrics.abc"]);
  });

  it("make the header disagree with the lines", async () => {
    const { header, products } = await client.detail("fault-mismatch");
    const counted = summed(decoded(products));
    expect(header.totalProducts).toBe(counted.totalProducts);
    expect(header.totalProductsCounted).not.toBe(counted.totalProductsCounted);
    expect(header.totalDiscrepancies).not.toBe(counted.totalDiscrepancies);
  });

  it("invalidate one entry of the list", async () => {
    const { items } = await client.list("?warehouse=fault-broken-lines");
    expect(items.map((item) => v.safeParse(countingSchema, item).success)).toEqual([
      false,
      ...Array.from({ length: 9 }, () => true),
    ]);
  });

  it("make one entry of the list not add up", async () => {
    const [first, second] = await client.items("?warehouse=fault-mismatch");
    const gap = (item: typeof first) =>
      (item?.totalProducts ?? 0) -
      (item?.totalProductsCounted ?? 0) -
      (item?.totalProductsLeft ?? 0);
    expect(gap(first)).not.toBe(0);
    expect(gap(second)).toBe(0);
  });

  it("are never listed, and an unknown one is just an unknown warehouse", async () => {
    expect((await client.list("?warehouse=fault-unheard-of")).meta.total).toBe(0);
    const items = await client.items("?limit=100");
    expect(items.every((item) => /^[0-9a-f]{7}$/.test(item.id))).toBe(true);
  });
});
