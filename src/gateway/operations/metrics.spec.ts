import { expect, test } from "vitest";
import { emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";

async function scrape(gateway: Parameters<typeof get>[0]) {
  const response = await get(gateway, "/metrics");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return {
    text,
    values: new Map(samples.map((line) => line.split(/ (?=[^ ]+$)/) as [string, string])),
  };
}

test("counts requests, cache, upstream and viewers, without personal data", async () => {
  const { gateway } = testGateway(async ({ url }) =>
    url.includes("private") ? new Response(null, { status: 404 }) : json(emptyList),
  );
  const list = "/api/v1/countings?warehouse=private-w";
  const viewer = (name: string) => ({ headers: { "User-Agent": `private ${name}` } });
  for (const name of ["one", "one", "two"]) {
    await (await get(gateway, "/api/v1/countings", viewer(name))).text();
  }
  await (await get(gateway, list)).text();
  await (await get(gateway, "/api/v1/countings/private-id")).text();
  await (await get(gateway, "/private-path", { method: "PRIVATE" })).text();
  const { text, values } = await scrape(gateway);
  expect(text).not.toContain("private");
  const of = (name: string) => Number(values.get(`countboard_${name}`));
  const route = 'route="/api/v1/countings",method="GET"';
  expect(of(`requests_total{${route},status="200"}`)).toBe(3);
  expect(of(`requests_total{${route},status="404"}`)).toBe(1);
  expect(of('requests_total{route="/*",method="other",status="405"}')).toBe(1);
  expect(of('request_duration_seconds_count{route="/api/v1/countings"}')).toBe(4);
  expect(of('request_duration_seconds_bucket{route="/api/v1/countings",le="+Inf"}')).toBe(4);
  expect(of('cache_total{result="hit"}')).toBe(2);
  expect(of('cache_total{result="miss"}')).toBe(1);
  expect(of('upstream_requests_total{endpoint="countings",outcome="200"}')).toBe(1);
  expect(of('upstream_requests_total{endpoint="counting",outcome="404"}')).toBe(1);
  expect(of('upstream_duration_seconds_count{endpoint="countings"}')).toBe(2);
  expect(of("viewers")).toBe(3);
  expect(of("cache_entries")).toBe(3);
  expect(of("cache_bytes")).toBeGreaterThan(0);
  expect(of("upstream_active")).toBe(0);
  expect(of("memory_bytes")).toBeGreaterThan(0);
});

test("every line has the right format, and every metric one header", async () => {
  const { gateway } = testGateway(async () => json(emptyList));
  await (await get(gateway, "/api/v1/countings")).text();
  const { text } = await scrape(gateway);
  expect(text.endsWith("\n")).toBe(true);
  for (const line of text.trimEnd().split("\n")) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) countboard_\w+ .+|countboard_\w+(\{[^{}]*\})? [\d.e+-]+)$/,
    );
  }
  const typed = [...text.matchAll(/# TYPE (\w+)/g)].map(([, name]) => name);
  expect(new Set(typed).size).toBe(typed.length);
});
