import { afterEach, describe, expect, test } from "vitest";
import type { Config } from "#gateway/config/config.ts";
import { listen, type Running } from "#gateway/http/serve.ts";
import {
  accessGateway,
  adminPasscode,
  byPasscode,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { readAddresses } from "./address-list.ts";

let running: Running | undefined;
afterEach(() => running?.stop(1000));

const proxies = readAddresses("127.0.0.1", () => {});
const proxySecret = `X-Countboard-Proxy-Secret: ${"proxy-secret-canary"}`;

async function start(access: Config["access"]): Promise<void> {
  running = await listen(accessGateway({ access }).gateway, "127.0.0.1", 0);
}

async function statusOf(request: string, headers: readonly string[], body = ""): Promise<number> {
  const lines = [`${request} HTTP/1.1`, "Host: localhost", ...headers];
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(await send(lines, body)) ?? [];
  return Number(status);
}

function send(lines: readonly string[], body = ""): Promise<string> {
  return sendRaw(running?.address ?? "", lines, body);
}

describe("an identity that a client sends beside the proxy's", () => {
  const startWith = (header: string) =>
    start({ mode: "header", header, secret: "proxy-secret-canary", proxies, admins: ["ana"] });
  const statusWith = (...headers: string[]) => statusOf("GET /api/settings", headers);

  // Node keeps the first value of some headers and joins all values of others.
  test.each(["from", "x-forwarded-user"])("in %s admits no one", async (header) => {
    await startWith(header);
    expect(await statusWith(proxySecret, `${header}: ana`)).toBe(200);
    expect(await statusWith(proxySecret, `${header}: ana`, `${header}: bo`)).toBe(401);
    expect(await statusWith(proxySecret, `${header}: bo`, `${header}: ana`)).toBe(401);
    expect(await statusWith(proxySecret, `${header}: ana`, `${header}: ana`)).toBe(401);
    expect(await statusWith(proxySecret, `${header}: ana`, `${header}:`)).toBe(401);
    expect(await statusWith(proxySecret, `${header}:`, `${header}: ana`)).toBe(401);
    expect(await statusWith(proxySecret, `${header}: ana,bo`)).toBe(401);
    expect(await statusWith(proxySecret, proxySecret, `${header}: ana`)).toBe(401);
  });

  test("that is hidden behind a thousand other headers gives no access", async () => {
    await startWith("x-forwarded-user");
    const other = Array.from({ length: 1500 }, () => "a:b");
    const own = "X-Forwarded-User: ana";
    expect(await statusWith(proxySecret, own, ...other)).toBe(200);
    expect(await statusWith(proxySecret, own, ...other, "X-Forwarded-User: bo")).toBe(401);
  });
});

describe("a header sent twice at the sign-in", () => {
  const form = "Content-Type: application/x-www-form-urlencoded";
  const submitStatus = (headers: readonly string[], passcode = viewerPasscode) => {
    const body = `passcode=${passcode}`;
    const length = `Content-Length: ${body.length}`;
    return statusOf("POST /access/sign-in", [length, ...headers], body);
  };

  test("is refused where one value decides", async () => {
    await start({ ...byPasscode, proxies });
    expect(await submitStatus([form])).toBe(303);
    for (const headers of [
      [form, "Content-Type: text/plain"],
      [form, form],
      [form, "Content-Length: 3"],
      [form, "Transfer-Encoding: chunked"],
    ]) {
      expect(await submitStatus(headers)).toBe(400);
    }
    for (const headers of [
      ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"],
      ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: same-origin"],
      ["Origin: http://localhost", "Origin: http://evil.example"],
      ["Origin: http://localhost", "Origin: http://localhost"],
    ]) {
      expect(await submitStatus([form, ...headers])).toBe(403);
    }
  });

  test("does not mark a connection as encrypted", async () => {
    await start({ ...byPasscode, proxies });
    const body = `passcode=${viewerPasscode}`;
    const answer = (...proto: string[]) =>
      send(
        [
          "POST /access/sign-in HTTP/1.1",
          "Host: localhost",
          form,
          `Content-Length: ${body.length}`,
          ...proto.map((one) => `X-Forwarded-Proto: ${one}`),
        ],
        body,
      );
    expect(await answer("https")).toContain("__Host-countboard-session=");
    expect(await answer("https", "http")).not.toContain("__Host-");
    expect(await answer("http", "https")).not.toContain("__Host-");
  });

  test("lists proxies in order, so that the last address counts", async () => {
    await start({ ...byPasscode, proxies });
    const guess = (n: number, nearest: string) =>
      submitStatus(
        [form, `X-Forwarded-For: 203.0.113.${n}`, `X-Forwarded-For: ${nearest}`],
        "a wrong passcode",
      );
    for (let n = 0; n < 10; n += 1) expect(await guess(n, "198.51.100.7")).toBe(401);
    expect(await guess(99, "198.51.100.7")).toBe(429);
    expect(await guess(99, "198.51.100.8")).toBe(401);
  });

  test("opens nothing as a cookie", async () => {
    await start({ ...byPasscode, proxies });
    const body = `passcode=${adminPasscode}`;
    const answer = await send(
      ["POST /access/sign-in HTTP/1.1", "Host: localhost", form, `Content-Length: ${body.length}`],
      body,
    );
    const [, cookie] = /^set-cookie: ([^;]+)/im.exec(answer) ?? [];
    const statusWith = (...cookies: string[]) => statusOf("GET /api/settings", cookies);
    expect(await statusWith(`Cookie: ${cookie}`)).toBe(200);
    expect(await statusWith(`Cookie: ${cookie}`, "Cookie: countboard-session=x")).toBe(401);
    expect(await statusWith("Cookie: countboard-session=x", `Cookie: ${cookie}`)).toBe(401);
  });
});
