import type { Page } from "@playwright/test";
import { languages } from "#contract/languages.ts";
import { cutTexts } from "./cut-texts.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { pageAddresses } from "./page-addresses.ts";
import { complete, expectState, go } from "./page-state.ts";
import { faultsOfScreen } from "./screen-faults.ts";

const widths = [1440, 900, 390];

/** An active counting with lines. */
const counting = "lines-300";

async function answer(page: Page, path: string): Promise<string> {
  return (await page.request.get(`/api/v1${path}`)).text();
}

/** Continues after a text that is cut, so that one run reports all of them. */
async function expectWhole(page: Page, width: number, sent: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.soft
    .poll(() => cutTexts(page, sent), { message: `${page.url()} at ${width}`, timeout: 15_000 })
    .toEqual([]);
}

test("only the chosen language loads, and its texts fit the list and a counting", {
  tag: "@sweep",
}, async ({ page }) => {
  const words: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/(common|counting-page|catalogue)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (file !== undefined) words.push(file);
  });
  for (const [path, source, heading, files] of [
    // It loads the others when idle, or when a figure's definition is opened.
    ["/", "/countings", "Conteos activos", ["common"]],
    [
      `/countings/${counting}`,
      `/countings/${counting}`,
      "Líneas contadas en el tiempo",
      ["common", "counting-page"],
    ],
  ] as const) {
    words.length = 0;
    const sent = await answer(page, source);
    await page.goto(`${path}?lang=es`);
    await complete(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByText(heading).first()).toBeVisible();
    for (const width of [1440, 390]) await expectWhole(page, width, sent);
    if (path === "/") {
      // On a phone a deadline continues a sentence: "hasta 02:51 ayer".
      const deadlines = page.locator("[data-column=endsAt] time");
      await expect(deadlines.filter({ hasText: /\d (ayer|mañana)$/ })).not.toHaveCount(0);
      await expect(deadlines.filter({ hasText: /Ayer|Mañana/ })).toHaveCount(0);
    }
    // One of each kind, of one language.
    expect(words).toEqual([...new Set(words)]);
    expect(words).toEqual(expect.arrayContaining([...files]));
  }
});

test("a counting and a screen load only their own messages", async ({ page }) => {
  // These never load.
  await page.route("**/assets/catalogue-*.js", () => {});
  await page.goto(`/countings/${counting}?lang=es`);
  await expect(page.getByText("Líneas contadas en el tiempo").first()).toBeVisible();
  await go(page, `/countings/${counting}?lang=es&tab=lines`);
  await expect(page.getByText("SKU").first()).toBeVisible();
  await page.goto("/screen?lang=es");
  await expect(page.getByText("Conteos activos").first()).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("no text is cut in any language", { tag: "@sweep" }, () => {
  test.use({ allowedComplaints: failedRequests });

  const addresses = [
    // A screen has a size of its own, below.
    ...pageAddresses(counting).filter((address) => address !== "/screen"),
    "/?status=overdue&q=a",
    ...["lines", "discrepancies", "incidents", "recounts", "people"].map(
      (tab) => `/countings/${counting}?tab=${tab}`,
    ),
    "/countings/fault-503",
    "/countings/fault-broken-lines",
    "/handover?warehouse=14",
    "/imports/import-1",
    "/nowhere",
  ];

  for (const language of languages) {
    test(language, async ({ page }) => {
      test.setTimeout(900_000);
      const broken = "/countings/fault-broken-lines";
      const sources = ["/countings", `/countings/${counting}`, broken, "/countings/incident_types"];
      const bodies = await Promise.all(sources.map((path) => answer(page, path)));
      const sent = bodies.join("\n");
      for (const address of addresses) {
        await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
        await complete(page);
        for (const width of widths) await expectWhole(page, width, sent);
      }
      await page.setViewportSize({ width: 1920, height: 1080 });
      const placement = { distance: 5, diagonal: 55 };
      for (const scope of ["all", "counting=lines-1000", "warehouse=14"]) {
        await page.goto(`/screen?${scope}&distance=5&diagonal=55&lang=${language}`);
        await expectState(page, "ready");
        expect.soft(await faultsOfScreen(page, placement), scope).toEqual([]);
      }
    });
  }
});
