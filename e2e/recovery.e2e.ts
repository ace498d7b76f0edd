import { failures } from "#messages/en/failures.ts";
import { countingThat } from "./api.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, figure, ready, rowOfCounting } from "./look.ts";
import { connected, inPlaceOf } from "./servers.ts";

test.use({ allowedComplaints: failedRequests });

const isRunning = ({ active, totalProducts }: { active: boolean; totalProducts: number }) =>
  active && totalProducts > 1000;

for (const where of ["list", "detail"] as const) {
  test(`the ${where} keeps its figures while the API is away, and goes on when it is back`, async ({
    page,
    start,
  }) => {
    const api = await start.referenceApi();
    const gateway = await start.gateway(connected(api));
    const { id } = await countingThat(gateway.address, isRunning);
    await page.setViewportSize({ width: 1440, height: 2000 });
    await page.goto(where === "list" ? gateway.address : `${gateway.address}/countings/${id}`);
    await ready(page);
    await expectState(page, "ready");
    const row = rowOfCounting(page, id);
    const counted = figure(where === "list" ? row : page.locator("main"), "counted");
    const before = Number(await counted.getAttribute("value"));

    await api.stop();
    await expectState(page, "error");
    const { title } = failures["upstream-unavailable"];
    await expect(page.locator("main").getByText(`${title}.`)).toBeVisible();
    await expect(page.getByText(/^Figures are \d+ s old\.$/)).toBeVisible();
    await expect(figure(page, "data-age")).toHaveAttribute("value", /^([3-9]|\d\d+)$/);
    expect(Number(await counted.getAttribute("value"))).toBeGreaterThanOrEqual(before);

    await start.referenceApi(inPlaceOf(api));
    await expectState(page, "ready");
    await expect(page.getByText(/^Figures are /)).toHaveCount(0);
  });

  test(`the ${where} keeps its figures while the gateway is away`, async ({ page, start }) => {
    const gateway = await start.gateway({ POLL_SECONDS: "1" });
    const { id } = await countingThat(gateway.address, isRunning);
    await page.goto(where === "list" ? gateway.address : `${gateway.address}/countings/${id}`);
    await expectState(page, "ready");
    await gateway.stop();
    await expectState(page, "error");
    await expect(page.locator("main").getByText(`${failures.unreachable.title}.`)).toBeVisible();
    await expect(figure(page, "counted").first()).toHaveAttribute("value", /^\d+$/);
    await start.gateway({ ...inPlaceOf(gateway), POLL_SECONDS: "1" });
    await expectState(page, "ready");
  });

  test(`figures of the ${where} that are a minute old are stale`, async ({ page, start }) => {
    const gateway = await start.gateway({ POLL_SECONDS: "1" });
    const { id } = await countingThat(gateway.address, isRunning);
    await page.clock.install();
    await page.goto(where === "list" ? gateway.address : `${gateway.address}/countings/${id}`);
    await expectState(page, "ready");
    await expect(figure(page, "pace").first()).toHaveAttribute("value", /^0\.\d+$/);
    await gateway.stop();
    await expectState(page, "error");
    await page.clock.fastForward("01:00");
    await expectState(page, "stale");
    const main = page.locator("main");
    await expect(main.getByText(/^Figures are \d+ (s|min) old\.$/)).toBeVisible();
    for (const name of ["pace", "ahead-hours", "overdue"]) {
      await expect(figure(main, name).first()).toHaveAttribute("value", "");
    }
    await expect(figure(main, "counted").first()).toHaveAttribute("value", /^\d+$/);
    await expect(figure(main, "progress").first()).toHaveAttribute("value", /^\d/);
    await start.gateway({ ...inPlaceOf(gateway), POLL_SECONDS: "1" });
    await page.clock.fastForward("00:05");
    await expectState(page, "ready");
    await expect(figure(page, "pace").first()).toHaveAttribute("value", /^0\.\d+$/);
  });
}

test("a first load that fails is tried again by itself", async ({ page, start }) => {
  const api = await start.referenceApi();
  const gateway = await start.gateway(connected(api));
  await api.stop();
  await page.goto(gateway.address);
  await expectState(page, "error");
  await expect(page.getByText(failures["upstream-unavailable"].text)).toBeVisible();
  await start.referenceApi(inPlaceOf(api));
  await expectState(page, "ready");
});
