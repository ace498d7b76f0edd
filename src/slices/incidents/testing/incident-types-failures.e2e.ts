import type { WholeCounting } from "#e2e/api.ts";
import { expect, failedRequests, test } from "#e2e/fixtures.ts";
import { expectState, figure, readFigures, ready } from "#e2e/page-state.ts";
import type { Answers } from "#e2e/upstream.ts";
import { failures } from "#messages/en/failures.ts";
import { messages } from "#slices/incidents/messages/en.ts";
import {
  activeCountings,
  answersOf,
  countButton,
  countByHand,
  typeRow,
  types,
} from "./incident-types-page.ts";

test.use({ allowedComplaints: failedRequests });

test("keeps the counted results when it is cancelled, and names a counting that fails", async ({
  page,
  gateway,
  start,
}) => {
  const countings = await activeCountings(gateway.address, 3);
  const [first, failing, last] = countings as [WholeCounting, WholeCounting, WholeCounting];
  const path = `/v1/countings/${failing.id}`;
  const answers = { ...answersOf(countings), [path]: "hangs" as Answers[string] };
  const upstream = await start.upstream(answers);
  const { address } = await start.gateway(upstream.settings);
  await page.goto(`${address}/incident-types`);
  await countButton(page).click();
  await expect(page.getByText("1 of 3 active counts searched")).toBeVisible();
  const progress = page.getByRole("progressbar", { name: "Progress of the count" });
  await expect(progress).toHaveAttribute("value", "1");
  // The start button becomes the cancel button, so the focus stays.
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  const cancelled = page.locator("main").getByText("Cancelled after 1 of 3 counts.");
  await expect(cancelled).toBeVisible();
  await expectState(page, "partial");
  const byHand = countByHand([first]);
  for (const type of types) {
    expect(await readFigures(typeRow(page, type))).toEqual({
      "lines-incidents": String(byHand.get(type) ?? 0),
    });
  }
  // Countings that were not read are unknown.
  await expect(page.getByText(messages.nowhere, { exact: true })).toHaveCount(0);
  // The second click of a double click on Cancel hits the start button, and must not start again.
  await countButton(page).dispatchEvent("click", { detail: 2 });
  await countButton(page).press("Enter");
  await expect(progress).toBeVisible();
  await expect(cancelled).toHaveCount(0);
  await test.step("names the counting with its reason, and continues with the rest", async () => {
    await page.getByRole("button", { name: "Cancel" }).click();
    answers[path] = { status: 500 };
    await countButton(page).click();
    const notice = page
      .locator("main")
      .getByText("1 of 3 active counts could not be searched.")
      .locator("..");
    await expect(notice).toContainText(`${failing.warehouse.name} ${failing.warehouse.code}`);
    // The gateway may still be reading the hanging counting for itself; the page then waits for the same answer.
    const reasons = [failures["upstream-unavailable"].title, failures["upstream-timeout"].title];
    await expect(notice).toContainText(new RegExp(reasons.join("|")));
    await expectState(page, "partial");
    await expect(page.getByText("2 of 3 active counts")).toBeVisible();
    let lines = 0;
    for (const [key, count] of countByHand([first, last])) {
      if (!key.endsWith(first.id) && !key.endsWith(last.id)) lines += count;
    }
    await expect(figure(page.locator("main p"), "lines-incidents")).toHaveAttribute(
      "value",
      String(lines),
    );
  });
});

test("shows an error when the types fail to load, and recovers on retry", {
  tag: "@sweep",
}, async ({ page, start }) => {
  const answers: Record<string, { status: number } | { body: unknown }> = {
    "/v1/countings/incident_types": { status: 500 },
  };
  const upstream = await start.upstream(answers);
  // An immediate retry fails in the same way.
  const soon = { CACHE_SECONDS: "1", POLL_SECONDS: "1" };
  const { address } = await start.gateway({ ...upstream.settings, ...soon });
  await page.goto(`${address}/incident-types`);
  await ready(page);
  await expectState(page, "error");
  const { title } = failures["upstream-unavailable"];
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(countButton(page)).toHaveCount(0);
  answers["/v1/countings/incident_types"] = { body: [] };
  await expect(async () => {
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(page.locator("main")).toHaveAttribute("data-state", "empty", { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("heading", { name: "No incident types" })).toBeVisible();
});

test("counts nothing when the list fails to load", { tag: "@sweep" }, async ({ page, start }) => {
  const upstream = await start.upstream({
    ...answersOf([]),
    "/v1/countings": { status: 503 },
  });
  const { address } = await start.gateway(upstream.settings);
  await page.goto(`${address}/incident-types`);
  await countButton(page).click();
  await expectState(page, "partial");
  const text = "The active counts could not be searched.";
  await expect(page.locator("main").getByText(text)).toBeVisible();
  const status = page.getByRole("status").filter({ hasText: "could not be searched" });
  await expect(status).toHaveText(text);
  expect(await readFigures(typeRow(page, "Wrong location"))).toEqual({});
});
