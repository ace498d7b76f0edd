import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { json, testGateway } from "#gateway/testing/gateway.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { listen, type Running } from "./serve.ts";

let running: Running;
let requests: Request[];
// Each test has its own gateway, because a cached answer of one would affect the next.
beforeEach(async () => {
  const made = testGateway(async () => json({ items: [], meta: { total: 0 } }));
  requests = made.requests;
  running = await listen(made.gateway, "127.0.0.1", 0);
});
afterEach(() => running.stop(1000));

const send = (target: string, method = "GET", header = "A: b") =>
  sendRaw(running.address, [`${method} ${target} HTTP/1.1`, "Host: localhost", header]);

describe("over a raw socket", () => {
  test.each([
    "/api/v1/countings/..",
    "/api/v1/countings/../../secrets",
    "/api/v1/../",
    "/api/v1/./countings",
    "/api/../api/v1/countings",
    "/api/v1/countings/%2e%2e",
    "/api/v1/countings/%2E.",
    "/api/v1/countings/..%2f..",
    "/api/v1/countings/..%5c..",
    "/api/v1/countings/a%2f..%2fb",
    "/api/v1/countings/%252e%252e",
    "/api/v1/countings/%252e%252e%252fsecrets",
    "/api/v1/countings/%25252e%25252e",
    "/api/v1/countings/%252e%252e%252f%25zz",
    "/api/v1/countings/a%2500",
    "/api/v1/countings/..;",
    "/api/v1/countings/.;",
    "/api/v1/countings/..;a=b",
    "/api/v1/countings/..;/secrets",
    "/api/v1/countings/..;%2fsecrets",
    "/api/v1/countings/..%3b",
    "/api/v1/countings/%2e%2e%3ba",
    "/api/v1/countings/%252e%252e%253b",
    "/api/v1/countings/%25252e;",
    "/api/v1/countings/a%2f..;%2fb",
    "/api/v1/countings/a%5c.;%5cb",
    "/api/v1/countings/..%3fx",
    "/api/v1/countings/..%23",
    "/api/v1/countings/a%2f..%3fb",
    "/api/v1/countings/%252e%252e%2523x",
    "/api/v1/products/imports/..;/error-log",
    "/api/v1/products/imports/%2e.;a/error-log",
    `/api/v1/countings/${"a".repeat(1001)}`,
    `/api/v1/countings/${"%61".repeat(1001)}`,
    `/api/v1/products/imports/${"a".repeat(1001)}/error-log`,
    "/api/v1/countings\\..\\secrets",
    "/api/v1/countings/a#b",
    "/api/v1/countings#",
    "/api/v1/countings/a%00",
    "/api/v1/countings/a\0b",
    "/api/v1/countings/a\u00e9",
    "/api/v1/countings/%",
    "/api/v1/countings/%ff",
    "/api/v1/countings/",
    "/api/v1/products/imports//error-log",
    "/api/v1/products/imports/../error-log",
    "http://evil.example.com/api/v1/countings",
    "//evil.example.com/api/v1/countings",
    "api/v1/countings",
    "*",
    "/api/v1/countings?limit=1&limit=2",
    "/api/v1/countings/a?x=1",
    "/api//v1/countings",
    "/api/v1/countings/a/b",
    "/api/v1/countings%2fa",
    "/api/v1/products",
    "/api/v1/products/imports/error-log",
  ])("%j gets an answer and reaches nothing", async (target) => {
    expect(await send(target)).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(requests).toHaveLength(0);
  });

  test.each([
    ["/api/v1/countings/a%2fb", "/base/v1/countings/a%2Fb"],
    ["/api/v1/countings/a%20b", "/base/v1/countings/a%20b"],
    ["/api/v1/countings/100%25", "/base/v1/countings/100%25"],
    ["/api/v1/countings/...", "/base/v1/countings/..."],
    ["/api/v1/countings/a;b:c@d", "/base/v1/countings/a%3Bb%3Ac%40d"],
    ["/api/v1/countings/a..;b", "/base/v1/countings/a..%3Bb"],
    ["/api/v1/countings/...;", "/base/v1/countings/...%3B"],
    [`/api/v1/countings/${"%61".repeat(1000)}`, `/base/v1/countings/${"a".repeat(1000)}`],
    ["/api/v1/countings/%3Fx%23y", "/base/v1/countings/%3Fx%23y"],
    ["/api/v1/countings/incident_types", "/base/v1/countings/incident_types"],
    ["/api/v1/countings/incident%5Ftypes", "/base/v1/countings/incident_types"],
    ["/api/v1/products/imports/%C3%BC/error-log", "/base/v1/products/imports/%C3%BC/error-log"],
  ])("%j reaches the API once, encoded once", async (target, path) => {
    await send(target);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path]);
    expect(new URL(requests[0]?.url ?? "").origin).toBe("https://api.example.com");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT"])(
    "%s is not allowed",
    async (method) => {
      const answer = await send("/api/v1/countings", method);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i);
      expect(requests).toHaveLength(0);
    },
  );

  // Node before 20.20.2, 22.22.2 and 24.14.1 fails at them where it collects the values of each header.
  test.each(["__proto__", "constructor", "toString"])(
    "a header named %s, as a member of every object, changes nothing",
    async (name) => {
      expect(await send("/api/v1/countings", "GET", `${name}: x`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test("HEAD has the headers of GET and no body", async () => {
    const [head = "", body] = (await send("/api/v1/countings", "HEAD")).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toMatch(/\r\ncontent-type: application\/json/i);
    expect(body).toBe("");
  });
});
