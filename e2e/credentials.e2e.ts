import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { app } from "#messages/en/app.ts";
import { failures } from "#messages/en/failures.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState } from "./page-state.ts";
import { connected } from "./servers.ts";

const canary = "canary-7f3a91-secret";
const spellings = [
  canary,
  Buffer.from(`demo:${canary}`).toString("base64"),
  encodeURIComponent(canary),
];
const holdsSecret = (text: string) => spellings.some((spelling) => text.includes(spelling));

async function expectNoBuiltSecret(): Promise<void> {
  const folder = fileURLToPath(new URL("../dist", import.meta.url));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const built = files.filter((file) => file.isFile());
  expect(built.length).toBeGreaterThan(10);
  for (const { parentPath, name } of built) {
    const text = await readFile(`${parentPath}/${name}`, "latin1");
    expect(holdsSecret(text), name).toBe(false);
  }
}

test.describe("with a secret that the API refuses", () => {
  test.use({ allowedComplaints: failedRequests });

  test("the pages say so without a login dialog or the secret", async ({ page, start }) => {
    const api = await start.referenceApi();
    const gateway = await start.gateway({ ...connected(api, canary), LOG_LEVEL: "debug" });
    // Bodies are not available after the page has navigated, so they are stored in transit.
    const answers: string[] = [];
    // The built files themselves are searched below.
    await page.route(/^(?!.*\/assets\/)/, async (route) => {
      const response = await route.fetch();
      answers.push([route.request().url(), JSON.stringify(response.headersArray())].join("\n"));
      answers.push(await response.text());
      await route.fulfill({ response });
    });
    const refused: string[] = [];
    page.on("response", (response) => {
      answers.push(JSON.stringify(response.headers()));
      if (response.status() === 401 || response.headers()["www-authenticate"])
        refused.push(response.url());
    });
    for (const path of ["/", "/countings/lines-20"]) {
      await page.goto(`${gateway.address}${path}`);
      await expectState(page, "error");
      await expect(
        page.locator("main").getByText(failures["upstream-credentials"].title).first(),
      ).toBeVisible();
      await expect(page.getByText(failures["upstream-credentials"].text)).toBeVisible();
      await expect(page.getByText(app.source(new URL(api.address).host))).toBeVisible();
      await expect(page.getByText(app.demo, { exact: true })).toHaveCount(0);
    }
    expect(refused).toEqual([]);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.some((text) => text.includes('"code":"upstream-credentials"'))).toBe(true);
    for (const path of [
      "/api/settings",
      "/healthz",
      "/version",
      "/api/v1/nothing",
      "/api/v1/countings/%00",
    ]) {
      const response = await fetch(`${gateway.address}${path}`);
      expect(response.headers.get("www-authenticate")).toBeNull();
      answers.push(JSON.stringify([...response.headers]), await response.text());
    }
    expect(answers.some(holdsSecret)).toBe(false);
    expect(gateway.output()).toContain('"status":502');
    expect(holdsSecret(gateway.output())).toBe(false);
    expect(holdsSecret(await page.content())).toBe(false);
    await test.step("no built file contains the secret", expectNoBuiltSecret);
  });
});
