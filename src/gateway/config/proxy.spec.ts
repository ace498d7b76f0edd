import { expect, test } from "vitest";
import { canary, testConfig } from "#gateway/testing/gateway.ts";
import { readProxy } from "./proxy.ts";

const address = "http://proxy.example.com:3128";

function read(env: Record<string, string>, baseUrl = "https://api.example.com/base") {
  const { upstream } = testConfig();
  const notes: string[] = [];
  const config = { demo: false, upstream: { ...upstream, baseUrl } };
  const proxy = readProxy(config, env, (sentence) => notes.push(sentence));
  return { proxy: proxy?.href, notes };
}

test("takes the proxy of the API's scheme", () => {
  const http = "http://10.0.0.5";
  expect(read({}).proxy).toBeUndefined();
  expect(read({ HTTPS_PROXY: "", https_proxy: " " }).proxy).toBeUndefined();
  expect(read({ HTTPS_PROXY: address }).proxy).toBe(`${address}/`);
  expect(read({ https_proxy: address, HTTPS_PROXY: "http://other" }).proxy).toBe(`${address}/`);
  expect(read({ ALL_PROXY: address }).proxy).toBe(`${address}/`);
  expect(read({ HTTP_PROXY: address }).proxy).toBeUndefined();
  expect(read({ HTTP_PROXY: address }, http).proxy).toBe(`${address}/`);
  expect(read({ HTTPS_PROXY: address }, http).proxy).toBeUndefined();
});

test.each([
  ["proxy:3128", "http://proxy:3128/"],
  ["//proxy:3128", "http://proxy:3128/"],
  ["10.0.0.9:3128", "http://10.0.0.9:3128/"],
  ["[2001:db8::9]:3128", "http://[2001:db8::9]:3128/"],
  ["user:pass@proxy:3128", "http://user:pass@proxy:3128/"],
  ["https://proxy:3129", "https://proxy:3129/"],
  ["HTTP://proxy", "http://proxy/"],
  ["http:/proxy:3128", "http://proxy:3128/"],
])("the proxy %s is %s, since one without a scheme speaks HTTP", (text, proxy) => {
  expect(read({ HTTPS_PROXY: text }).proxy).toBe(proxy);
});

test.each(["socks5://proxy:1080", "http://", `http://user:${canary}@[`, `user:${canary}@[:1`])(
  "refuses the proxy %s without repeating it",
  (HTTPS_PROXY) => {
    expect(() => read({ HTTPS_PROXY })).toThrow(/HTTPS_PROXY/);
    expect(() => read({ HTTPS_PROXY })).not.toThrow(canary);
  },
);

test.each([
  ["https://api.example.com", "api.example.com"],
  ["https://api.example.com", "localhost,.example.com"],
  ["https://api.example.com", "localhost; example.com"],
  ["https://api.example.com", "*.example.com"],
  ["https://api.example.com", "*example.com"],
  ["https://api.example.com", "API.Example.COM."],
  ["https://api.example.com.", "api.example.com"],
  ["https://api.example.com", "api.example.com:443"],
  ["https://api.example.com", "other *"],
  ["https://api.bücher.example", "bücher.example"],
  ["http://10.1.2.3", "10.1.2.3"],
  ["http://10.1.2.3", "10.0.0.0/8"],
  ["http://10.1.2.3", "192.168.0.0/16 10.1.2.3/32"],
  ["http://10.1.2.3", "10.*"],
  ["http://10.1.2.3:8080", "10.1.2.3:8080"],
  ["http://127.0.0.1:8080", "127.0.0.0/8"],
  ["http://[::ffff:10.1.2.3]", "10.0.0.0/8"],
  ["https://[2001:db8::5]:8443", "[2001:db8::5]"],
  ["https://[2001:db8::5]:8443", "2001:db8::5"],
  ["https://[2001:db8::5]:8443", "2001:DB8:0::5"],
  ["https://[2001:db8::5]:8443", "[2001:db8::5]:8443"],
  ["https://[2001:db8::5]:8443", "2001:db8::/32"],
  ["https://[2001:db8::5]:8443", "[2001:db8::]/32"],
  ["https://[::1]", "::1"],
  ["https://[fe80::1]", "fe80::1%eth0"],
  ["http://10.1.2.3", "0.0.0.0/0"],
  ["http://10.1.2.3", "::ffff:10.0.0.0/104"],
  ["http://10.1.2.3", "::ffff:10.1.2.3"],
  ["https://[2001:db8::5]", "::/0"],
])("reaches %s directly with NO_PROXY=%s", (baseUrl, NO_PROXY) => {
  const env = { ALL_PROXY: address };
  expect(read({ ...env, NO_PROXY }, baseUrl)).toEqual({ proxy: undefined, notes: [] });
  expect(read({ ...env, no_proxy: NO_PROXY }, baseUrl)).toEqual({ proxy: undefined, notes: [] });
});

test.each([
  ["https://api.example.com", "other.example.com,ample.com,com:8443"],
  ["https://example.com", ".example.com,*.example.com"],
  ["https://api.example.com", "api.example.com:8443"],
  ["https://api.example.com", "10.0.0.0/8,::/1"],
  ["http://11.1.2.3", "10.0.0.0/8,11.1.2.3/33"],
  ["https://[2001:db9::5]", "2001:db8::/32"],
])("reaches %s through the proxy with NO_PROXY=%s", (baseUrl, NO_PROXY) => {
  expect(read({ ALL_PROXY: address, NO_PROXY }, baseUrl).proxy).toBe(`${address}/`);
});

test.each([
  "10.0.0.0/33",
  "10.0.0",
  "<local>",
  "http://api.example.com",
  "10.0.0.1-10.0.0.9",
  "1:2",
])("says that the entry %s of NO_PROXY is not understood", (NO_PROXY) => {
  const { proxy, notes } = read({ HTTPS_PROXY: address, NO_PROXY: `a, ${NO_PROXY}` });
  expect(proxy).toBe(`${address}/`);
  expect(notes).toEqual([expect.stringContaining(`NO_PROXY has the entry ${NO_PROXY}, which`)]);
  expect(read({ NO_PROXY }).notes).toEqual([]);
});

test("demo data needs no proxy", () => {
  const env = { HTTPS_PROXY: "nonsense://" };
  expect(readProxy({ ...testConfig(), demo: true }, env, () => {})).toBeNull();
});
