import { readFile } from "node:fs/promises";
import { app } from "#messages/en/app.ts";
import { imports } from "#messages/en/imports.ts";
import { expect, test } from "./fixtures.ts";
import { linked, logOf, open } from "./import-log-look.ts";

test("the log or the linked lines are copied", async ({ page, context, gateway }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/imports/short#L2-L4");
  const text = await logOf(gateway.address, "short");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: imports.copy }).click();
  await expect(page.getByText(imports.copied(3, "3"))).toBeVisible();
  expect(await copied()).toBe(text.split("\n").slice(1, 4).join("\n"));
  await page.getByRole("button", { name: imports.unlink }).click();
  await page.getByRole("button", { name: imports.copy }).click();
  await expect(page.getByText(imports.copied(12, "12"))).toBeVisible();
  expect(await copied()).toBe(text);
});

test("lines are copied where a page has no clipboard of its own", async ({ page, gateway }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  });
  await open(page, "/imports/short#L3");
  await page.getByRole("button", { name: imports.copy }).click();
  await expect(page.getByText(imports.copied(1, "1"))).toBeVisible();
  await page.getByLabel(imports.id).fill("");
  await page.getByLabel(imports.id).press("Control+V");
  const [, , third = ""] = (await logOf(gateway.address, "short")).split("\n");
  await expect(page.getByLabel(imports.id)).toHaveValue(third);
});

test("the log is downloaded as a text file", async ({ page, gateway }) => {
  await open(page, "/imports/short");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: imports.download }).click();
  expect((await download).suggestedFilename()).toBe("import-short.log");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toBe(await logOf(gateway.address, "short"));
});

test("messages are counted by shape and lead to their first line", async ({ page, gateway }) => {
  await open(page, "/imports/large");
  await page.getByRole("link", { name: imports.views.groups, exact: true }).click();
  const rows = page.locator("table[data-group-by=message] tbody tr");
  const shape = "Row #: product # has no cost price";
  const row = rows.filter({ has: page.getByText(shape, { exact: true }) });
  const lines = (await logOf(gateway.address, "large")).split("\n");
  const pattern = /^Row \d+: product \S+ has no cost price$/;
  const count = lines.filter((line) => pattern.test(line)).length;
  await expect(row.locator("data")).toHaveAttribute("value", String(count));
  const counts = await rows.locator("data").evaluateAll((all) => {
    return all.map((data) => Number((data as HTMLDataElement).value));
  });
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts.reduce((sum, one) => sum + one)).toBe(lines.filter((line) => line).length);
  await row.getByRole("link").click();
  const first = lines.findIndex((line) => pattern.test(line)) + 1;
  await expect(page).toHaveURL(`/imports/large#L${first}`);
  await expect(linked(page)).toContainText(lines[first - 1] ?? "");
  await expect(linked(page)).toBeInViewport();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
});

test("a log is read once, and anew when asked to", async ({ page }) => {
  const reads: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith("/error-log")) reads.push(request.url());
  });
  await open(page, "/imports/short");
  const read = page.getByRole("banner").getByRole("time");
  const before = await read.getAttribute("datetime");
  await page.getByRole("button", { name: app.refresh }).click();
  await expect(read).not.toHaveAttribute("datetime", before ?? "");
  expect(reads).toHaveLength(2);
});
