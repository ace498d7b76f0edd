import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard page "));
afterAll(() => rmSync(directory, { recursive: true }));
const html = "<!doctype html><title>Countboard</title>";
mkdirSync(join(directory, "assets"));
writeFileSync(join(directory, "index.html"), html);
writeFileSync(join(directory, "favicon.svg"), "<svg/>");
writeFileSync(join(directory, "favicon.svg.gz"), gzipSync("<svg/>"));
writeFileSync(join(directory, "favicon.svg.br"), brotliCompressSync("<svg/>"));
writeFileSync(join(directory, "preview.png"), "png");
writeFileSync(join(directory, "assets", "main-abc.js"), "export {};\n");
const { gateway } = testGateway(async () => json(emptyList), {}, { directory });

describe("the page's files", () => {
  test("assets are cached forever", async () => {
    const response = await get(gateway, "/assets/main-abc.js");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(await response.text()).toBe("export {};\n");
  });

  test("only the preview image may be embedded by other sites", async () => {
    const policyOf = async (path: string) =>
      (await get(gateway, path)).headers.get("Cross-Origin-Resource-Policy");
    expect(await policyOf("/preview.png")).toBe("cross-origin");
    for (const path of ["/", "/favicon.svg", "/assets/main-abc.js", "/api/v1/countings"]) {
      expect(await policyOf(path)).toBe("same-origin");
    }
  });

  test.each(["/assets/main-old.js", "/assets/", "/assets", "/assets/%2e%2e/index.html"])(
    "a missing asset is not answered with the page: %s",
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
    "%s belongs to the gateway and is no page",
    async (target) => {
      const response = await get(gateway, target, { headers: { Accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(v.parse(problemSchema, await response.json()).code).toBe("not-found");
    },
  );

  test.each(["/shares", "/screen", "/pairs", "/accessories/x", "/metrics.html"])(
    "%s is a page beside the gateway's own addresses",
    async (target) => {
      const response = await get(gateway, target, { headers: { Accept: "text/html" } });
      expect(await response.text()).toBe(html);
    },
  );

  test("a request that does not accept HTML gets no page", async () => {
    const image = await get(gateway, "/missing.png", { headers: { Accept: "image/*" } });
    expect(image.status).toBe(404);
  });

  test("other files have their media type", async () => {
    const response = await get(gateway, "/favicon.svg", { headers: { Accept: "image/*" } });
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });

  test("an unchanged file is not sent again", async () => {
    const first = await get(gateway, "/");
    const headers = { "If-None-Match": `"x", ${first.headers.get("ETag")}` };
    const again = await get(gateway, "/", { headers });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["gzip", "gzip", gunzipSync],
  ] as const)("goes packed to those who take it: %s", async (acceptEncoding, coding, unpack) => {
    const headers = { "Accept-Encoding": acceptEncoding };
    const response = await get(gateway, "/favicon.svg", { headers });
    expect(response.headers.get("Content-Encoding")).toBe(coding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(unpack(bytes).toString()).toBe("<svg/>");
  });

  test.each([
    ["/favicon.svg", "identity"],
    ["/preview.png", "gzip, br"],
  ])("%s goes as it is to who takes %s: there is no such form", async (path, acceptEncoding) => {
    const response = await get(gateway, path, { headers: { "Accept-Encoding": acceptEncoding } });
    expect(response.headers.has("Content-Encoding")).toBe(false);
    expect(await response.text()).toBe(path === "/preview.png" ? "png" : "<svg/>");
  });

  test("a compressed form has no address", async () => {
    const headers = { Accept: "image/*" };
    expect((await get(gateway, "/favicon.svg.br", { headers })).status).toBe(404);
  });

  test("the assets of builds that were replaced within a day are still there", async () => {
    const builds = join(directory, "builds");
    const write = (folder: string, name: string) => {
      mkdirSync(join(builds, folder, "assets"), { recursive: true });
      writeFileSync(join(builds, folder, "index.html"), name);
      writeFileSync(join(builds, folder, "assets", `${name}.js`), name);
      writeFileSync(join(builds, folder, "assets", `${name}.js.br`), "packed");
    };
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    write(`earlier/${minutesAgo(1441)}`, "oldest");
    write(`earlier/${minutesAgo(1430)}`, "older");
    write(`earlier/${minutesAgo(5)}`, "old");
    write("page", "next");
    const page = { directory: join(builds, "page") };
    const made = testGateway(async () => json(emptyList), {}, page).gateway;
    const status = async (path: string) => (await get(made, path)).status;
    for (const name of ["older", "old", "next"]) {
      expect(await status(`/assets/${name}.js`), name).toBe(200);
    }
    expect(await status("/assets/oldest.js")).toBe(404);
    const headers = { "Accept-Encoding": "br" };
    expect(await (await get(made, "/assets/old.js", { headers })).text()).toBe("packed");
    expect(await (await get(made, "/")).text()).toBe("next");
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
