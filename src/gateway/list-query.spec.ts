import { describe, expect, test } from "vitest";
import { dialects } from "#contract/parameters.ts";
import { readListQuery, upstreamQuery } from "./list-query.ts";
import { ProblemError } from "./problem.ts";

describe("readListQuery", () => {
  test("asks for the largest page unless told otherwise", () => {
    expect(readListQuery("")).toEqual({ limit: 100 });
    expect(readListQuery("limit=1")).toEqual({ limit: 1 });
  });

  test("takes any offset and means UTC", () => {
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
    "startedBefore=2026-01-05",
    "startedBefore=2026-02-30T00:00:00Z",
    "startedAfter=yesterday",
    "__proto__=1",
  ])("refuses %s", (query) => {
    expect(() => readListQuery(query)).toThrow(ProblemError);
  });
});

test("upstreamQuery speaks the dialect", () => {
  const query = readListQuery("cursor=a%2Bb&warehouse=x%26y&startedBefore=2026-01-05T06:00:00Z");
  expect(upstreamQuery(query, dialects.snake)).toBe(
    "limit=100&cursor=a%2Bb&warehouse_id=x%26y&started_before=2026-01-05T06%3A00%3A00.000Z",
  );
});

test("a made-up position cannot change what the gateway sets itself", () => {
  const query = readListQuery("cursor=%3Fpage%3D2%26limit%3D9%26warehouse%3D8&warehouse=7");
  expect(upstreamQuery(query, dialects.camel)).toBe("page=2&limit=100&warehouse=7");
  const unfiltered = readListQuery("cursor=%3Fpage%3D2%26warehouse%3D8");
  expect(upstreamQuery(unfiltered, dialects.camel)).toBe("page=2&limit=100");
});
