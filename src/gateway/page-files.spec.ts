import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test, vi } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { emptyList, get, json, testGateway } from "./testing.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard page "));
afterAll(() => rmSync(directory, { recursive: true }));
const html = "<!doctype html><title>Countboard</title>";
mkdirSync(join(directory, "assets"));
writeFileSync(join(directory, "index.html"), html);
writeFileSync(join(directory, "favicon.svg"), "<svg/>");
writeFileSync(join(directory, "preview.png"), "png");
writeFileSync(join(directory, "assets", "main-abc.js"), "export {};\n");
const { gateway } = testGateway(async () => json(emptyList), {}, { directory });

describe("the page's files", () => {
  test("assets may be kept for ever", async () => {
    const response = await get(gateway, "/assets/main-abc.js");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(await response.text()).toBe("export {};\n");
  });

  test("only the preview's picture may stand in pages of others", async () => {
    const policyOf = async (path: string) =>
      (await get(gateway, path)).headers.get("Cross-Origin-Resource-Policy");
    expect(await policyOf("/preview.png")).toBe("cross-origin");
    for (const path of ["/", "/favicon.svg", "/assets/main-abc.js", "/api/v1/countings"]) {
      expect(await policyOf(path)).toBe("same-origin");
    }
  });

  test.each(["/assets/main-old.js", "/assets/", "/assets", "/assets/%2e%2e/index.html"])(
    "a missing asset is no page: %s",
    async (target) => {
      const response = await get(gateway, target, { headers: { Accept: "text/html" } });
      expect(response.ok).toBe(false);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    },
  );

  test.each(["/", "/index.html", "/countings/a.b%2Fc", "/trends?tz=UTC", "/etc/passwd"])(
    "%s is the page",
    async (target) => {
      const response = await get(gateway, target, { headers: { Accept: "text/html,*/*;q=0.8" } });
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await response.text()).toBe(html);
    },
  );

  test.each(["/api", "/access", "/access/sign-in", "/share/token", "/pair"])(
    "%s is the gateway's own, and no page",
    async (target) => {
      const response = await get(gateway, target, { headers: { Accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(problemSchema.parse(await response.json()).code).toBe("not-found");
    },
  );

  test.each(["/shares", "/screen", "/pairs", "/accessories/x", "/metrics.html"])(
    "%s is a page beside the gateway's own addresses",
    async (target) => {
      const response = await get(gateway, target, { headers: { Accept: "text/html" } });
      expect(await response.text()).toBe(html);
    },
  );

  test("what asks for no page gets none", async () => {
    const image = await get(gateway, "/missing.png", { headers: { Accept: "image/*" } });
    expect(image.status).toBe(404);
  });

  test("other files carry their type", async () => {
    const response = await get(gateway, "/favicon.svg", { headers: { Accept: "image/*" } });
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });

  test("what has not changed is not sent again", async () => {
    const first = await get(gateway, "/");
    const headers = { "If-None-Match": `"x", ${first.headers.get("ETag")}` };
    const again = await get(gateway, "/", { headers });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test("goes compressed to those who take it", async () => {
    const response = await get(gateway, "/", { headers: { "Accept-Encoding": "gzip" } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(gunzipSync(bytes).toString()).toBe(html);
  });

  test("goes smaller still to those who take Brotli, as soon as that is made", async () => {
    const asked = { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } };
    const codingOf = async () =>
      (await get(gateway, "/favicon.svg", asked)).headers.get("Content-Encoding");
    expect(await codingOf()).toBe("gzip");
    await vi.waitFor(async () => expect(await codingOf()).toBe("br"), { timeout: 30_000 });
    const response = await get(gateway, "/favicon.svg", asked);
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe("<svg/>");
    const gzip = { headers: { "Accept-Encoding": "br;q=0, gzip" } };
    const other = await get(gateway, "/favicon.svg", gzip);
    expect(gunzipSync(await other.arrayBuffer()).toString()).toBe("<svg/>");
    expect(await (await get(gateway, "/favicon.svg")).text()).toBe("<svg/>");
  });

  test("what packing does not make smaller goes as it is", async () => {
    const headers = { "Accept-Encoding": "gzip, br" };
    const response = await get(gateway, "/preview.png", { headers });
    expect(response.headers.has("Content-Encoding")).toBe(false);
  });

  test("the build is named after the page's content", async () => {
    const { build } = await (await get(gateway, "/version")).json();
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(join(directory, "index.html"), `${html}!`);
    const changed = testGateway(async () => json(emptyList), {}, { directory }).gateway;
    expect((await (await get(changed, "/version")).json()).build).not.toBe(build);
    writeFileSync(join(directory, "index.html"), html);
    const same = testGateway(async () => json(emptyList), {}, { directory }).gateway;
    expect((await (await get(same, "/version")).json()).build).toBe(build);
  });
});
