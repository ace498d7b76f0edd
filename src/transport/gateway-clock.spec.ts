import { afterEach, expect, it, vi } from "vitest";
import { gatewayNow } from "./gateway-clock.ts";
import { getJson } from "./get.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("follows the gateway where the viewer's clock is years off", async () => {
  vi.useFakeTimers({ now: Date.parse("1999-12-31T23:00:00Z"), toFake: ["Date"] });
  const headers = { Date: "Fri, 27 Nov 2026 20:00:00 GMT" };
  const fetcher = async () => new Response("{}", { headers });
  await getJson("/api/settings", new AbortController().signal, { fetcher });
  expect(new Date(gatewayNow()).toISOString()).toBe("2026-11-27T20:00:00.000Z");
  vi.setSystemTime(Date.parse("1999-12-31T23:05:00Z"));
  expect(new Date(gatewayNow()).toISOString()).toBe("2026-11-27T20:05:00.000Z");
});
