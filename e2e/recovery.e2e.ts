import type { Locator, Page } from "@playwright/test";
import { failures } from "#messages/en/failures.ts";
import { countingThat } from "./api.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, figure, go, rowOfCounting } from "./page-state.ts";
import { connected, inPlaceOf } from "./servers.ts";

test.use({ allowedComplaints: failedRequests });

/** Small, so that answers are fast: a slow answer delays the next poll. */
const isSmall = ({ active, totalProducts }: { active: boolean; totalProducts: number }) =>
  active && totalProducts > 100 && totalProducts < 1000;

/** A page that shows a counting, and where. */
interface View {
  readonly page: Page;
  readonly visible: Locator;
}

const counted = ({ visible }: View) => figure(visible, "counted");
const numberIn = async (element: Locator) => Number(await element.getAttribute("value"));

test("list and detail recover after the API and the gateway restart", async ({
  page,
  context,
  start,
}) => {
  const api = await start.referenceApi();
  const env = { ...connected(api), CACHE_SECONDS: "1", POLL_SECONDS: "20" };
  const gateway = await start.gateway(env);
  const { id, warehouse } = await countingThat(gateway.address, isSmall);
  // Pages poll when their clock is moved on: a slow answer would delay the next poll.
  await context.clock.install();
  /** Lets both pages poll once the gateway knows whether the API answers. */
  const pollWhen = async (isSound: boolean) => {
    const isStale = async (path: string) =>
      (await fetch(`${gateway.address}/api/v1${path}`)).headers.has("X-Stale");
    for (const path of [`/countings/${id}`, `/countings?warehouse=${warehouse.id}`])
      await expect.poll(() => isStale(path)).toBe(!isSound);
    await context.clock.fastForward("00:25");
  };
  const openList = async (on: Page): Promise<View> => {
    await on.goto(`${gateway.address}/?warehouse=${warehouse.id}`);
    return { page: on, visible: rowOfCounting(on, id) };
  };
  const openDetail = async (on: Page): Promise<View> => {
    await on.goto(`${gateway.address}/countings/${id}`);
    return { page: on, visible: on.locator("main") };
  };
  const list = await openList(page);
  const detail = await openDetail(await context.newPage());
  const views = [list, detail];
  for (const { page } of views) await expectState(page, "ready");
  const before = await Promise.all(views.map((view) => numberIn(counted(view))));
  const each = (look: (view: View, main: Locator) => Promise<void>) =>
    Promise.all(views.map((view) => look(view, view.page.locator("main"))));
  const expectUnchanged = async () => {
    for (const [index, view] of views.entries())
      expect(await numberIn(counted(view))).toBeGreaterThanOrEqual(before[index] ?? Number.NaN);
  };

  let stopped = Number.NaN;
  await test.step("the API stops", async () => {
    await api.stop();
    stopped = Date.now();
    await pollWhen(false);
    await each(async ({ page }, main) => {
      await expectState(page, "error");
      await expect(main.getByText(`${failures["upstream-unavailable"].title}.`)).toBeVisible();
      await expect(page.getByText(/^Figures are \d+ s old\.$/)).toBeVisible();
      await expect.poll(() => numberIn(figure(page, "data-age"))).toBeGreaterThan(4);
    });
    await expectUnchanged();
  });
  await test.step("a page opened meanwhile shows the last figures, with their age", async () => {
    const other = await context.newPage();
    const followDetail = async (on: Page): Promise<View> => {
      await go(on, `/countings/${id}`);
      // The list stays until the counting has come.
      return { page: on, visible: on.locator("main:not(:has([role=grid]))") };
    };
    for (const open of [openList, followDetail]) {
      const sinceStop = (Date.now() - stopped) / 1000;
      const view = await open(other);
      await expect(counted(view)).toHaveAttribute("value", /^\d+$/);
      // The answer is older than the stop; its age is in whole seconds, like the gateway's clock.
      expect(await numberIn(figure(other, "data-age"))).toBeGreaterThan(sinceStop - 2);
      // Ready until its first poll fails.
      await expectState(other, /^(ready|error|stale)$/);
    }
    await other.close();
  });
  await test.step("the API restarts", async () => {
    await start.referenceApi(inPlaceOf(api));
    await pollWhen(true);
    await each(async ({ page, visible }) => {
      await expectState(page, "ready");
      await expect(page.getByText(/^Figures are /)).toHaveCount(0);
      await expect(figure(visible, "pace")).toHaveAttribute("value", /^0\.\d+$/);
    });
  });
  await test.step("the gateway stops", async () => {
    await gateway.stop();
    await each(async ({ page }, main) => {
      await page.getByRole("button", { name: "Refresh" }).click();
      await expectState(page, "error");
      await expect(main.getByText(`${failures.unreachable.title}.`)).toBeVisible();
    });
    await expectUnchanged();
  });
  await test.step("its figures are stale", async () => {
    // Only now: an answer in transit would seem slow, and delay the next poll.
    await context.clock.fastForward("10:00");
    await each(async ({ page, visible }, main) => {
      await expectState(page, "stale");
      await expect(main.getByText(/^Figures are \d+ (s|min) old\.$/)).toBeVisible();
      for (const name of ["pace", "ahead-hours", "overdue"]) {
        await expect(figure(visible, name)).toHaveAttribute("value", "");
      }
      await expect(figure(visible, "progress")).toHaveAttribute("value", /^\d/);
    });
    // All figures of the counting's page lose their colour alike.
    const inkOf = (name: string) =>
      figure(detail.visible, name)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await inkOf("accuracy")).toBe(await inkOf("progress"));
    await expectUnchanged();
  });
  await test.step("the gateway restarts", async () => {
    await start.gateway({ ...env, ...inPlaceOf(gateway) });
    await context.clock.fastForward("05:00");
    await each(async ({ page, visible }) => {
      await expectState(page, "ready");
      await expect(figure(visible, "pace")).toHaveAttribute("value", /^0\.\d+$/);
    });
  });
});
