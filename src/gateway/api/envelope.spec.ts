import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Envelope } from "#contract/envelope.ts";
import { type Dialect, dialects } from "#contract/parameters.ts";
import { pageMeta } from "./envelope.ts";
import type { ListQuery } from "./list-query.ts";
import { readListQuery, upstreamQuery } from "./list-query.ts";
import { createPositions } from "./positions.ts";

const positions = createPositions(randomBytes(32));
const base: ListQuery = { limit: 100, warehouse: "7" };

function page(meta: Partial<Envelope["meta"]>, query = base, dialect: Dialect = dialects.camel) {
  let refused = 0;
  const envelope = { items: [{ id: "a", extra: 1 }], meta: { total: 9, ...meta } };
  const onRefused = () => {
    refused += 1;
  };
  const result = pageMeta(envelope, query, { basePath: "", dialect, positions, onRefused });
  return { meta: result, refused };
}

const next = (href: string | null) => ({
  links: { self: { href: "/v1/countings" }, first: { href: "/v1/countings" }, next: { href } },
});

describe("pageMeta", () => {
  test("answers in canonical names", () => {
    const { meta } = page(
      next("https://other.example.com/x/v1/countings?cursor=p2&limit=100&warehouse_id=7"),
      base,
      dialects.snake,
    );
    expect(meta).toEqual({
      total: 9,
      cursor: "p2",
      links: {
        self: { href: "/api/v1/countings?limit=100&warehouse=7" },
        first: { href: "/api/v1/countings?limit=100&warehouse=7" },
        next: { href: "/api/v1/countings?limit=100&cursor=p2&warehouse=7" },
      },
    });
  });

  test.each([
    ["an absolute link", next("https://api.example.com/base/v1/countings?cursor=p2")],
    ["a path", next("/v1/countings?cursor=p2")],
    ["a bare query", next("?cursor=p2")],
    ["another host", next("//evil.example.com/v1/countings?cursor=p2")],
    ["the cursor alone", { cursor: "p2" }],
    ["a cursor beside links that are all empty", { cursor: "p2", links: { next: null } }],
    ["a cursor beside a link elsewhere", { cursor: "p2", ...next("/v1/other?cursor=x") }],
  ])("finds the next position in %s", (_name, meta) => {
    expect(page(meta).meta.cursor).toBe("p2");
  });

  test.each([
    ["nothing", {}],
    ["null", { cursor: null, links: null }],
    ["an empty text", { cursor: "" }],
    ["an empty link", next("")],
    ["a null link", { cursor: "p2", ...next(null) }],
    ["the current position", { cursor: "p1" }],
    ["a link to the current position", next("?cursor=p1")],
    ["a link to the first page", next("/v1/countings?limit=100&warehouse=7")],
  ])("ends at %s", (_name, meta) => {
    const result = page(meta, { ...base, cursor: "p1" });
    expect(result.meta).not.toHaveProperty("cursor");
    expect(result.meta.links).not.toHaveProperty("next");
    expect(result.meta.links.first.href).not.toContain("cursor");
  });

  test.each([
    ["of any characters", "\0\r\n&=#?/\u202e 5"],
    ["as long as an address allows", "x".repeat(6000)],
    ["as long as an address allows once it is encoded", "€".repeat(666)],
  ])("passes a cursor on unchanged, %s", (_name, cursor) => {
    const { meta } = page({ cursor });
    const again = readListQuery(meta.links.next?.href.split("?").slice(1).join("?") ?? "");
    const query = upstreamQuery(again, dialects.camel, positions);
    expect(new URLSearchParams(query).get("cursor")).toBe(cursor);
  });

  test.each([
    ["is too long", { cursor: "x".repeat(6001) }],
    ["is too long once it is encoded", { cursor: "€".repeat(667) }],
    ["is too long in a link", next(`?page=${"x".repeat(7000)}`)],
    ["is no text", { cursor: "\ud800" }],
  ])("fails instead of ending the list where its position %s", (_name, meta) => {
    expect(() => page(meta)).toThrow("upstream-not-json");
  });

  test("ends at an empty page", () => {
    const envelope = { items: [], meta: { total: 9, cursor: "p2" } };
    const meta = pageMeta(envelope, base, {
      basePath: "",
      dialect: dialects.camel,
      positions,
      onRefused: () => {},
    });
    expect(meta).not.toHaveProperty("cursor");
  });

  test.each([
    "https://evil.example.com/steal?cursor=x",
    "/\\evil.example.com/?cursor=x",
    "//evil.example.com/?cursor=x",
    "javascript:/v1/countings?cursor=x",
    "http://[broken",
    "/v1/countings/../secrets?cursor=x",
  ])("refuses %s", (href) => {
    const { meta, refused } = page(next(href));
    expect(meta).not.toHaveProperty("cursor");
    expect(refused).toBe(1);
  });

  test("keeps a position of several parameters whole, and without the gateway's own", () => {
    const { meta } = page(next("/v1/countings?page=2&after=a%26b&limit=100&warehouse=7"));
    expect(meta.cursor).toMatch(/^\?[\w-]{22}\.page=2&after=a%26b$/);
    const again = readListQuery(meta.links.next?.href.split("?").slice(1).join("?") ?? "");
    expect(again).toEqual({ ...base, cursor: meta.cursor });
    expect(upstreamQuery(again, dialects.camel, positions)).toBe(
      "page=2&after=a%26b&limit=100&warehouse=7",
    );
  });

  test("ends at the current position of several parameters", () => {
    const { meta } = page(next("?page=2"));
    const same = page(next("?page=2"), { ...base, cursor: meta.cursor ?? "" });
    expect(same.meta).not.toHaveProperty("cursor");
  });

  test("sends a cursor that begins with a question mark back as it was", () => {
    const { meta } = page({ cursor: "?odd=1" });
    const again = { ...base, cursor: meta.cursor ?? "" };
    const query = upstreamQuery(again, dialects.camel, positions);
    expect(new URLSearchParams(query).get("cursor")).toBe("?odd=1");
  });
});
