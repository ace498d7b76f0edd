import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { go, ready } from "#e2e/page-state.ts";
import { expectSoundState } from "#e2e/sound-page.ts";
import { aCounting } from "#testing/samples.ts";

const began = Date.now() - 3_600_000;

/** The API's answers with one counting of which everything is counted, closed or not. */
function answersOf(active: boolean) {
  const counting = aCounting({
    id: "told",
    startedAt: new Date(began).toISOString(),
    endsAt: new Date(began + 8 * 3_600_000).toISOString(),
    active,
    totalProducts: 3,
    totalProductsCounted: 3,
    totalProductsLeft: 0,
  });
  return {
    "/v1/countings": { body: { items: [counting], meta: { total: 1 } } },
    "/v1/countings/incident_types": { body: [] },
    "/v1/countings/told": { body: { ...counting, products: [] } },
  };
}

/** Replaces notifications by entries of a list that a test can read, and press. */
async function recordNotifications(context: BrowserContext, answer: NotificationPermission) {
  await context.addInitScript((given) => {
    const shown: { title: string; body: string; press: () => void }[] = [];
    let permission = given;
    class Recorded extends EventTarget {
      static get permission() {
        return permission;
      }
      static async requestPermission() {
        permission = "granted";
        return permission;
      }
      constructor(title: string, { body = "" }: NotificationOptions = {}) {
        super();
        shown.push({ title, body, press: () => this.dispatchEvent(new Event("click")) });
      }
      close() {}
    }
    Object.assign(window, { Notification: Recorded, shown });
  }, answer);
}

interface Recording {
  readonly shown: readonly { readonly title: string; readonly body: string; press(): void }[];
}

const shownOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Recording).shown.map(({ title, body }) => ({ title, body })),
  );

test("a browser tells once of a count that ends, over tabs and reloads, and opens it by a press", async ({
  page,
  context,
  start,
}) => {
  const answers = answersOf(true);
  const upstream = await start.upstream(answers);
  const gateway = await start.gateway({
    ...upstream.settings,
    CACHE_SECONDS: "1",
    POLL_SECONDS: "2",
  });
  await recordNotifications(context, "default");
  await page.goto(`${gateway.address}/countings/told`);
  await ready(page);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Tell me here" }).click();
  const panel = page.getByRole("dialog", { name: "Tell me here" });
  await expect(panel).toContainText("all counted but not closed");
  await expectSoundState(page, "the choice of notifications");
  await panel.getByRole("button", { name: "Tell me here" }).click();
  await expect(panel.getByRole("button", { name: "Stop telling me" })).toBeVisible();
  const { name } = aCounting().warehouse;
  expect(await shownOn(page)).toEqual([{ title: name, body: expect.stringContaining("told") }]);

  const list = await context.newPage();
  await list.goto(gateway.address);
  await ready(list);
  // Both have seen it before it ends.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("countboard:followed-seen")))
    .toContain("all-counted");
  Object.assign(answers, answersOf(false));
  const all = async () => [...(await shownOn(page)).slice(1), ...(await shownOn(list))];
  await expect.poll(all).toEqual([{ title: name, body: expect.stringMatching(/^Finished/) }]);
  await go(list, `${gateway.address}/countings/told`);
  await ready(list);
  expect(await shownOn(list)).toEqual([]);
});

test("a browser that blocks notifications says what to do", async ({ page, context, gateway }) => {
  await recordNotifications(context, "denied");
  await page.goto(`${gateway.address}/countings/lines-50`);
  await ready(page);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Tell me here" }).click();
  const panel = page.getByRole("dialog", { name: "Tell me here" });
  await expect(panel.getByRole("status")).toContainText("blocks notifications");
});
