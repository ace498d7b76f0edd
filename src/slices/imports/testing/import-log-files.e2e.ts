import { readFile } from "node:fs/promises";
import { expect, test } from "#e2e/fixtures.ts";
import { app } from "#messages/en/app.ts";
import { messages as imports } from "#slices/imports/messages/en.ts";
import { logOf, open } from "./import-log-page.ts";

test("a log loads once and on request, and can be copied and downloaded", async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const reads: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/error-log")) reads.push(request.url());
  });
  await open(page, "/imports/short#L2-L4");
  const text = await logOf(gateway.address, "short");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole("button", { name: imports.copy, exact: true });
  await test.step("the log or the linked lines are copied", async () => {
    await copy.click();
    await expect(page.getByText(imports.copied(3, "3"))).toBeVisible();
    expect(await copied()).toBe(text.split("\n").slice(1, 4).join("\n"));
    await page.getByRole("button", { name: imports.unlink }).click();
    await copy.click();
    await expect(page.getByText(imports.copied(12, "12"))).toBeVisible();
    expect(await copied()).toBe(text);
  });
  await test.step("the log is downloaded as a text file", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: imports.download }).click();
    expect((await download).suggestedFilename()).toBe("import-short.log");
    expect(await readFile(await (await download).path(), "utf8")).toBe(text);
  });
  expect(reads).toHaveLength(1);
  const read = page.getByRole("banner").getByRole("time");
  const before = await read.getAttribute("datetime");
  await page.getByRole("button", { name: app.refresh }).click();
  await expect(read).not.toHaveAttribute("datetime", before ?? "");
  expect(reads).toHaveLength(2);
});

test("without clipboard and storage, lines can be copied and ids last for the visit", {
  tag: "@sweep",
}, async ({ page, gateway }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  await open(page, "/imports/short#L3");
  await page.getByRole("button", { name: imports.copy, exact: true }).click();
  await expect(page.getByText(imports.copied(1, "1"))).toBeVisible();
  await page.getByLabel(imports.id).fill("");
  await page.getByLabel(imports.id).press("Control+V");
  const [, , third = ""] = (await logOf(gateway.address, "short")).split("\n");
  await expect(page.getByLabel(imports.id)).toHaveValue(third);
  await page.getByLabel(imports.id).fill("import-7");
  await page.getByLabel(imports.id).press("Enter");
  await expect(page).toHaveURL("/imports/import-7");
  await expect(page.getByRole("list", { name: imports.recent })).toContainText("short");
});
