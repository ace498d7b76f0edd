import { expect, test } from "./fixtures.ts";
import { ready } from "./page-state.ts";

test("answers have security headers and cache lifetimes", async ({ page, gateway }) => {
  const assets: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/")) assets.push(response.url());
  });
  await page.goto("/imports");
  await ready(page);
  const responses = [assets.find((address) => address.endsWith(".js")) ?? ""];
  responses.push("/", "/countings/lines-1", "/api/v1/countings", "/api/nothing", "/assets/no.js");
  for (const address of responses) {
    const { headers } = await fetch(new URL(address, gateway.address));
    const policy = headers.get("content-security-policy") ?? "";
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split("; "), address).toContain(directive);
    }
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options"), address).toBe("nosniff");
    expect(headers.get("referrer-policy"), address).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy"), address).toBe("same-origin");
    expect(headers.get("permissions-policy"), address).toContain("camera=()");
    expect(headers.get("access-control-allow-origin"), address).toBeNull();
    expect(headers.get("set-cookie"), address).toBeNull();
  }
  await test.step("assets are immutable, pages are revalidated, figures are never stored", async () => {
    const cacheOf = async (address: string) =>
      (await fetch(new URL(address, gateway.address))).headers.get("cache-control");
    expect(assets.length).toBeGreaterThan(3);
    for (const address of assets) {
      expect(await cacheOf(address), address).toBe("public, max-age=31536000, immutable");
    }
    expect(await cacheOf("/")).toBe("no-cache");
    expect(await cacheOf("/api/v1/countings")).toBe("no-store");
  });
});

test("a missing asset is not answered with the page", async ({ gateway }) => {
  for (const path of ["/assets/index-00000000.js", "/assets/", "/api/x.css", "/api"]) {
    const response = await fetch(new URL(path, gateway.address));
    expect(response.status, path).toBe(404);
    expect(response.headers.get("content-type"), path).toBe("application/problem+json");
    expect(await response.text()).not.toContain("<html");
  }
});

test.describe("a page that breaks the policy", () => {
  test.use({
    allowedComplaints: /^Policy broken|Content Security Policy|^This document requires 'Trusted/,
  });

  test("cannot turn text into HTML or code, and is noticed", async ({ page }) => {
    await page.goto("/imports");
    await ready(page);
    const refused = await page.evaluate((foreign) => {
      const script = document.createElement("script");
      const attempts = {
        html: () => document.body.insertAdjacentHTML("beforeend", "<p>text</p>"),
        innerHtml: () => Object.assign(document.body, { innerHTML: "<p>text</p>" }),
        parsed: () => new DOMParser().parseFromString("<p>text</p>", "text/html"),
        script: () => Object.assign(script, { src: "/assets/any.js" }).src,
        scriptText: () => Object.assign(script, { text: "0" }),
        worker: () => new Worker("/api/v1/countings"),
        foreignWorker: () => new Worker(foreign),
        dataWorker: () => new Worker("data:text/javascript,0"),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        })
        .map(([name]) => name);
    }, "https://evil.example/assets/any.js");
    expect(refused).toEqual([
      "html",
      "innerHtml",
      "parsed",
      "script",
      "scriptText",
      "worker",
      "foreignWorker",
      "dataWorker",
    ]);
    const noticed = page.waitForEvent("console", (message) =>
      message.text().startsWith("Policy broken: style-src"),
    );
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { color: red }";
      document.head.append(style);
    });
    expect((await noticed).type()).toBe("error");
  });
});
