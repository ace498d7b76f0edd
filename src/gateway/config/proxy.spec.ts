import { afterEach, expect, test, vi } from "vitest";
import { canary, testConfig } from "#gateway/testing/gateway.ts";
import { readProxy } from "./proxy.ts";

afterEach(() => vi.unstubAllEnvs());

function proxyWith(env: Record<string, string>, baseUrl = "https://api.example.com/base") {
  for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY"]) {
    vi.stubEnv(name, env[name] ?? "");
    vi.stubEnv(name.toLowerCase(), env[name.toLowerCase()] ?? "");
  }
  const { upstream } = testConfig();
  return readProxy({ demo: false, upstream: { ...upstream, baseUrl } })?.href;
}

test("takes the proxy of the API's scheme, unless its host is to be reached directly", () => {
  const HTTPS_PROXY = "http://proxy.example.com:3128";
  expect(proxyWith({})).toBeUndefined();
  expect(proxyWith({ HTTPS_PROXY })).toBe(`${HTTPS_PROXY}/`);
  expect(proxyWith({ https_proxy: HTTPS_PROXY })).toBe(`${HTTPS_PROXY}/`);
  expect(proxyWith({ HTTP_PROXY: HTTPS_PROXY })).toBeUndefined();
  expect(proxyWith({ HTTP_PROXY: HTTPS_PROXY }, "http://10.0.0.5")).toBe(`${HTTPS_PROXY}/`);
  expect(proxyWith({ HTTPS_PROXY, NO_PROXY: "localhost,.example.com" })).toBeUndefined();
  expect(proxyWith({ HTTPS_PROXY, NO_PROXY: "[2001:db8::5]" }, "https://[2001:db8::5]:8443")).toBe(
    undefined,
  );
});

test.each(["socks5://proxy:1080", "http://", `http://user:${canary}@[`])(
  "refuses the proxy %s without repeating it",
  (HTTPS_PROXY) => {
    expect(() => proxyWith({ HTTPS_PROXY })).toThrow(/HTTPS_PROXY/);
    expect(() => proxyWith({ HTTPS_PROXY })).not.toThrow(canary);
  },
);

test("demo data needs no proxy", () => {
  vi.stubEnv("HTTPS_PROXY", "nonsense");
  expect(readProxy({ ...testConfig(), demo: true })).toBeNull();
});
