import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accessGateway,
  adminPasscode,
  cookiesOf,
  createShare,
  getAs,
  postAs,
  submitForm,
} from "#gateway/testing/access.ts";
import { get, json } from "#gateway/testing/gateway.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { listen, type Running } from "./serve.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard base path "));
mkdirSync(join(directory, "assets"));
const index = `<html><link href="/favicon.svg"><script src="/early.js"></script><a href="#a">="/</a></html>`;
writeFileSync(join(directory, "index.html"), index);
writeFileSync(join(directory, "index.html.br"), "not the page");
writeFileSync(join(directory, "early.js"), "");
writeFileSync(join(directory, "assets", "main.js"), "");

const list = { items: [{ id: "a" }], meta: { total: 2, cursor: "next" } };
const basePath = "/tools/countboard";
const { gateway } = accessGateway({
  page: { directory },
  upstream: async () => json(list),
  changes: { basePath },
});
const html = { Accept: "text/html" };
const tls = { "X-Forwarded-Proto": "https", Host: "host.example" };
const at = (path: string) => `${basePath}${path}`;

let running: Running;
let admin: string;
beforeAll(async () => {
  running = await listen(gateway, "127.0.0.1", 0);
  admin = cookiesOf(await submitForm(gateway, at("/access/sign-in"), { passcode: adminPasscode }));
});
afterAll(async () => {
  await running.stop(1000);
  rmSync(directory, { recursive: true });
});

/** Every address on this host in an answer: in its headers, its markup and its data. */
async function addressesIn(response: Response): Promise<string[]> {
  const text = await response.text();
  const headers = ["Location", "Link"].map((name) => response.headers.get(name) ?? "").join();
  return [
    ...[...headers.matchAll(/(?:^|<)(\/[^>,]*)/g)].map(([, address = ""]) => address),
    ...[...text.matchAll(/(?:href|src|action|content|link|path)"?[=:]"(\/[^"]*)"/g)].map(
      ([, address = ""]) => address,
    ),
  ];
}

describe("a gateway below a base path", () => {
  test.each([
    ["the page", "/", html],
    ["the page without a slash", "", html],
    ["a counting's page", "/countings/5?tab=lines", html],
    ["the sign-in page", "/access/sign-in?to=/trends", html],
    ["the pairing page", "/pair", html],
    ["a link that has ended", "/share/none", html],
    ["a page of the list", "/api/v1/countings?limit=1", {}],
  ])("gives addresses below it in %s", async (_, path, headers) => {
    const answer = await getAs(gateway, at(path), admin, headers);
    const addresses = await addressesIn(answer);
    expect(addresses.filter((address) => !address.startsWith(`${basePath}/`))).toEqual([]);
    expect(addresses).not.toEqual([]);
  });

  test("redirects a viewer to sign in, and back", async () => {
    const denied = await get(gateway, at("/countings/5?tab=lines"), { headers: html });
    const to = at("/access/sign-in?to=%2Fcountings%2F5%3Ftab%3Dlines");
    expect(denied.headers.get("Location")).toBe(to);
    const signedIn = await submitForm(gateway, to, { passcode: adminPasscode });
    expect(signedIn.headers.get("Location")).toBe(at("/countings/5?tab=lines"));
  });

  test("sends cookies for itself alone", async () => {
    const plain = await submitForm(gateway, at("/access/sign-in"), { passcode: adminPasscode });
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^countboard-session=.*; Path=\/tools\/countboard; /),
      expect.stringMatching(/^countboard-earlier=.*; Path=\/tools\/countboard; /),
    ]);
    const signIn = [{ passcode: adminPasscode }, tls] as const;
    const secure = await submitForm(gateway, at("/access/sign-in"), ...signIn);
    expect(secure.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-countboard-session=.*; Path=\/tools\/countboard; .*Secure$/),
      expect.stringMatching(/^__Secure-countboard-earlier=.*; Path=\/tools\/countboard; .*Secure$/),
    ]);
    const cookie = cookiesOf(secure);
    expect((await getAs(gateway, at("/api/settings"), cookie, tls)).status).toBe(200);
  });

  test("opens a link, and pairs a screen", async () => {
    const scope = { kind: "counting", id: "5" } as const;
    const made = await postAs(gateway, at("/api/shares"), admin, {
      name: "A link",
      scope,
      hides: [],
      seconds: 3600,
    });
    const { link } = await made.json();
    expect(link).toMatch(/^\/tools\/countboard\/share\//);
    const opened = await submitForm(gateway, link);
    expect(opened.headers.get("Location")).toBe(at("/countings/5"));

    const waiting = await submitForm(gateway, at("/pair"));
    const { code } = await waiting.json();
    const view = "distance=5";
    await postAs(gateway, at("/api/screens"), admin, {
      code,
      name: "Hall",
      scope,
      view,
      hides: [],
    });
    const paired = await submitForm(gateway, at("/pair"), {}, { Cookie: cookiesOf(waiting) });
    const screen = at("/screen?counting=5&distance=5");
    expect(await paired.json()).toEqual({ state: "paired", path: screen });
    const bare = await getAs(gateway, at("/screen"), cookiesOf(paired), html);
    expect(bare.headers.get("Location")).toBe(screen);
  });

  test("sends the page with its addresses, compressed or not", async () => {
    const expected =
      '<html><link href="/tools/countboard/favicon.svg"><script src="/tools/countboard/early.js"></script><a href="#a">="/</a></html>';
    expect(await (await getAs(gateway, at("/"), admin, html)).text()).toBe(expected);
    const packed = await getAs(gateway, at("/"), admin, { ...html, "Accept-Encoding": "br" });
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(expected);
  });

  test("names the preview image in full", async () => {
    const page = await getAs(gateway, at("/pair"), "", { ...html, ...tls });
    expect(await page.text()).toContain(
      '<meta property="og:image" content="https://host.example/tools/countboard/preview.png" />',
    );
  });

  test.each([
    "/",
    "/healthz",
    "/api/settings",
    "/tools",
    "/tools/",
    "/tools/countboards",
    "/Tools/countboard/",
    "//tools/countboard/",
    "/tools/countboard%2fhealthz",
    "/other/../tools/countboard/healthz",
  ])("answers nothing at %s", async (target) => {
    const answer = await sendRaw(running.address, [`GET ${target} HTTP/1.1`, "Host: localhost"]);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain("BASE_PATH");
  });

  test.each([
    ["/tools/countboard/healthz", 200],
    ["/tools/countboard/readyz", 200],
    ["/tools/countboard/version", 200],
    ["/tools/countboard/api/settings", 401],
    ["/tools/countboard/../countboard/healthz", 400],
    ["/tools/countboard/%2e%2e/healthz", 400],
    ["/tools/countboard//healthz", 401],
    ["/tools/countboard/tools/countboard/healthz", 401],
  ])("answers %s with %i", async (target, status) => {
    const answer = await sendRaw(running.address, [`GET ${target} HTTP/1.1`, "Host: localhost"]);
    expect(answer.split(" ")[1]).toBe(String(status));
  });
});

test("without a base path, addresses and cookies begin at the top of the host", async () => {
  const top = accessGateway({ page: { directory } }).gateway;
  const signedIn = await submitForm(top, "/access/sign-in", { passcode: adminPasscode }, tls);
  expect(signedIn.headers.get("Location")).toBe("/");
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/^__Host-countboard-session=.*; Path=\/; /);
  const cookie = cookiesOf(signedIn);
  const { link } = await createShare(
    top,
    cookiesOf(await submitForm(top, "/access/sign-in", { passcode: adminPasscode })),
  );
  expect(link).toMatch(/^\/share\//);
  expect(await (await getAs(top, "/", cookie, { ...html, ...tls })).text()).toBe(index);
});
