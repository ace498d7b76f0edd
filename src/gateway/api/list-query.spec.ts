import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "#contract/parameters.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { readListQuery, upstreamQuery } from "./list-query.ts";
import { createPositions } from "./positions.ts";

describe("readListQuery", () => {
  test("requests the largest page by default", () => {
    expect(readListQuery("")).toEqual({ limit: 100 });
    expect(readListQuery("limit=1")).toEqual({ limit: 1 });
  });

  test("accepts any offset and converts it to UTC", () => {
    expect(readListQuery("startedAfter=2026-01-05T08:00:00%2B02:00").startedAfter).toBe(
      "2026-01-05T06:00:00.000Z",
    );
  });

  test.each([
    "limit=0",
    "limit=101",
    "limit=1e1",
    "limit=-1",
    "limit=",
    "limit=10&limit=10",
    "Limit=10",
    "page=2",
    "warehouse=",
    "cursor=",
    `cursor=${"x".repeat(6001)}`,
    `cursor=${"%20".repeat(2001)}`,
    "startedBefore=2026-01-05",
    "startedBefore=2026-02-30T00:00:00Z",
    "startedAfter=yesterday",
    "__proto__=1",
  ])("refuses %s", (query) => {
    expect(() => readListQuery(query)).toThrow(ProblemError);
  });
});

describe("upstreamQuery", () => {
  const positions = createPositions(randomBytes(32));

  test("speaks the dialect", () => {
    const query = readListQuery("cursor=a%2Bb&warehouse=x%26y&startedBefore=2026-01-05T06:00:00Z");
    expect(upstreamQuery(query, dialects.snake, positions)).toBe(
      "limit=100&cursor=a%2Bb&warehouse_id=x%26y&started_before=2026-01-05T06%3A00%3A00.000Z",
    );
  });

  test("combines an issued position with the gateway's own parameters", () => {
    const cursor = positions.issue("page=2&limit=9");
    expect(upstreamQuery({ limit: 100, cursor, warehouse: "7" }, dialects.camel, positions)).toBe(
      "page=2&limit=100&warehouse=7",
    );
  });

  test("lets a plain cursor become the cursor alone", () => {
    const query = readListQuery("cursor=a%26admin%3D1");
    expect(upstreamQuery(query, dialects.camel, positions)).toBe("limit=100&cursor=a%26admin%3D1");
  });

  const issued = positions.issue("page=2");
  test.each([
    ["made up", "?page=2"],
    ["without a query", "?"],
    ["issued by another gateway", createPositions(randomBytes(32)).issue("page=2")],
    ["edited", `${issued}&admin=1`],
    ["cut short", issued.slice(0, -1)],
    ["with another's signature", issued.replace(/\..*/, ".page=3")],
    ["with a shorter signature", issued.replace(/.\./, ".")],
  ])("refuses a position %s", (_name, cursor) => {
    const ask = () => upstreamQuery({ limit: 100, cursor }, dialects.camel, positions);
    expect(ask).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code: "bad-request" }) }),
    );
  });
});
