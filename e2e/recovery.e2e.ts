import { failures } from "#messages/en/failures.ts";
import { countingThat } from "./api.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, figure, rowOfCounting } from "./look.ts";
import { connected, inPlaceOf } from "./servers.ts";

test.use({ allowedComplaints: failedRequests });

const isRunning = ({ active, totalProducts }: { active: boolean; totalProducts: number }) =>
  active && totalProducts > 100;

for (const where of ["list", "detail"] as const) {
  test(`the ${where} outlives an API and a gateway that go away and come back`, async ({
    page,
    start,
  }) => {
    const api = await start.referenceApi();
    const env = connected(api);
    const gateway = await start.gateway(env);
    const { id } = await countingThat(gateway.address, isRunning);
    await page.setViewportSize({ width: 1440, height: 2000 });
    await page.clock.install();
    await page.goto(where === "list" ? gateway.address : `${gateway.address}/countings/${id}`);
    await expectState(page, "ready");
    const main = page.locator("main");
    const shown = where === "list" ? rowOfCounting(page, id) : main;
    const counted = figure(shown, "counted");
    const before = Number(await counted.getAttribute("value"));
    const expectKept = async () =>
      expect(Number(await counted.getAttribute("value"))).toBeGreaterThanOrEqual(before);
    await test.step("the API goes away", async () => {
      await api.stop();
      await expectState(page, "error");
      const { title } = failures["upstream-unavailable"];
      await expect(main.getByText(`${title}.`)).toBeVisible();
      await expect(page.getByText(/^Figures are \d+ s old\.$/)).toBeVisible();
      const age = figure(page, "data-age");
      await expect.poll(async () => Number(await age.getAttribute("value"))).toBeGreaterThan(2);
      await expectKept();
    });
    await test.step("a page opened meanwhile shows the last figures, with their age", async () => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expectState(other, /^(ready|stale)$/);
      const there = where === "list" ? rowOfCounting(other, id) : other.locator("main");
      await expect(figure(there, "counted")).toHaveAttribute("value", /^\d+$/);
      await other.close();
    });
    await test.step("the API comes back", async () => {
      await start.referenceApi(inPlaceOf(api));
      await expectState(page, "ready");
      await expect(page.getByText(/^Figures are /)).toHaveCount(0);
      await expect(figure(shown, "pace")).toHaveAttribute("value", /^0\.\d+$/);
    });
    await test.step("the gateway goes away", async () => {
      await gateway.stop();
      await expectState(page, "error");
      await expect(main.getByText(`${failures.unreachable.title}.`)).toBeVisible();
      await expectKept();
    });
    await test.step("its figures are old", async () => {
      // Not before: an answer on its way would seem to take as long, and the next question come as late.
      await page.clock.fastForward("10:00");
      await expectState(page, "stale");
      await expect(main.getByText(/^Figures are \d+ (s|min) old\.$/)).toBeVisible();
      for (const name of ["pace", "ahead-hours", "overdue"]) {
        await expect(figure(shown, name)).toHaveAttribute("value", "");
      }
      await expectKept();
      await expect(figure(shown, "progress")).toHaveAttribute("value", /^\d/);
    });
    await test.step("the gateway comes back", async () => {
      await start.gateway({ ...env, ...inPlaceOf(gateway) });
      await page.clock.fastForward("05:00");
      await expectState(page, "ready");
      await expect(figure(shown, "pace")).toHaveAttribute("value", /^0\.\d+$/);
    });
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
