import type { Page } from "@playwright/test";
import { cutTexts } from "./cut-texts.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { pageAddresses } from "./page-addresses.ts";
import { complete } from "./page-state.ts";

const counting = "lines-300";

/** Every page, and every tab of a counting. */
const addresses = [
  ...pageAddresses(counting),
  ...["lines", "discrepancies", "incidents", "recounts", "people"].map(
    (tab) => `/countings/${counting}?tab=${tab}`,
  ),
  `/countings/${counting}?rescue=open`,
  "/countings/fault-503",
  "/handover?warehouse=14",
  "/imports/short",
  "/nowhere",
];

/** Texts from the API may be cut, because names have any length. */
async function sentFor(page: Page): Promise<string> {
  const broken = "/countings/fault-broken-lines";
  const paths = ["/countings", `/countings/${counting}`, broken, "/countings/incident_types"];
  const bodies = paths.map(async (path) => (await page.request.get(`/api/v1${path}`)).text());
  return (await Promise.all(bodies)).join("\n");
}

const headings = (page: Page) =>
  page.getByRole("heading").evaluateAll((all) => all.map(({ textContent }) => textContent));

/** The names of the visible figures, each once. */
const figures = (page: Page) =>
  page
    .locator("main")
    .evaluate((main) => [
      ...new Set(
        [...main.querySelectorAll<HTMLDataElement>("data[data-figure]")]
          .filter((data) => data.checkVisibility())
          .map((data) => data.dataset.figure ?? ""),
      ),
    ]);

/** Classes of elements that animate despite reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === "running" && (Number(duration) > 10 || iterations === Infinity);
      })
      .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
  );

/** Marks drawn only by a background colour, which forced colours remove. */
const vanishing = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const marks = [...main.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isMark = element.childElementCount === 0 && element.textContent === "";
      return isMark && width > 1 && height > 1 && element instanceof HTMLElement;
    });
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    return [
      ...new Set(
        marks
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const style = getComputedStyle(element);
            const isNone = /^rgba\(.*, 0\)$/.test(style.backgroundColor);
            const isDrawn = !isNone && style.backgroundColor !== canvas;
            const hasBorder = style.borderStyle !== "none" && style.borderWidth !== "0px";
            const isControl = element.matches("input, select, textarea, button, canvas, iframe");
            return !isControl && !isDrawn && !hasBorder && "painted" in element.dataset;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ),
    ];
  });

/** Records the elements drawn by a background colour, while the page's own colours apply. */
const notePainted = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    for (const element of main.querySelectorAll<HTMLElement>("*")) {
      const { backgroundColor } = getComputedStyle(element);
      const isNone = /^rgba\(.*, 0\)$/.test(backgroundColor);
      if (!isNone && backgroundColor !== canvas) element.dataset.painted = "";
    }
  });

test.describe("no content is lost", { tag: "@sweep" }, () => {
  test.use({ allowedComplaints: failedRequests, reducedMotion: "reduce" });

  test("at 200 % zoom, 320 pixels, with forced colours and without motion", async ({
    page,
    quietGateway,
  }) => {
    test.setTimeout(900_000);
    const sent = await sentFor(page);
    for (const address of addresses) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${quietGateway.address}${address}`);
      await complete(page);
      const all = { headings: await headings(page), figures: await figures(page) };
      expect.soft(await moving(page), `${address} without motion`).toEqual([]);

      await notePainted(page);
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await vanishing(page), `${address} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });

      // 720 × 450 is a window of 1440 × 900 at 200 %.
      for (const [width, height] of [
        [720, 450],
        [320, 800],
      ] as const) {
        const what = `${address} at ${width}`;
        await page.setViewportSize({ width, height });
        await expect.soft
          .poll(() => cutTexts(page, sent), { message: what, timeout: 15_000 })
          .toEqual([]);
        expect.soft(await headings(page), what).toEqual(all.headings);
        const left = await figures(page);
        expect
          .soft(
            all.figures.filter((name) => !left.includes(name)),
            what,
          )
          .toEqual([]);
      }
    }
  });
});
