import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { expect, failedRequests, test } from "./fixtures.ts";
import { freeze, frozenAt, picturedStates, screens, settle } from "./pictures-frozen.ts";

/** Stored beside the pictures: the browser that rendered them, because another one renders text differently. */
const folder = fileURLToPath(new URL("./pictures.e2e.ts-snapshots/", import.meta.url));
const pinned = `${folder}browser.txt`;

/** The gateway's port by theme: addresses and their QR codes are visible. */
const themes = { light: 43_117, dark: 43_118 } as const;

/** JPEGs at half size show every move, and take a few megabytes in total. */
async function look(page: Page, width: number, height: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "jpeg",
    quality: 40,
    clip: { x: 0, y: 0, width, height, scale: 0.5 },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

async function expectPicture(page: Page, name: string, size: readonly [number, number]) {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  const picture = await settle(page, () => look(page, width, height));
  expect.soft(picture).toMatchSnapshot(`${name}.jpg`, { maxDiffPixelRatio: 0.002 });
}

function keptBy(browser: Browser): string | null {
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === "all" || updateSnapshots === "changed") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(pinned, `Chromium ${browser.version()}\n`);
  }
  return existsSync(pinned) ? readFileSync(pinned, "utf8").trim() : null;
}

test.describe("pictures of every page and state", { tag: "@pictures" }, () => {
  test.use({ allowedComplaints: failedRequests, reducedMotion: "reduce", savesData: false });

  for (const [theme, port] of Object.entries(themes)) {
    test(theme, async ({ page, browser, start }) => {
      test.setTimeout(1_800_000);
      const kept = keptBy(browser);
      const own = `Chromium ${browser.version()}`;
      test.skip(
        kept === null,
        "No pictures are kept: npm run proof -- pictures --keep takes them.",
      );
      test.skip(kept !== own, `The pictures are those of ${kept}; this is ${own}.`);
      const gateway = await start.frozenGateway(frozenAt, port);
      await freeze(page);
      const open = (address: string) => {
        const sign = address.includes("?") ? "&" : "?";
        return page.goto(`${gateway.address}${address}${sign}theme=${theme}`);
      };
      const states = Object.entries(await picturedStates(gateway.address));
      for (const [name, { address, looks, height = 900 }] of states) {
        const widths = looks
          .map((look) => look.split(" "))
          .filter(([, its = "light"]) => its === theme)
          .map(([width]) => Number(width));
        if (widths.length === 0) continue;
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(address);
        for (const width of widths) {
          await expectPicture(page, `${name}-${width}-${theme}`, [width, height]);
        }
      }
      for (const [name, address] of Object.entries(screens)) {
        await page.setViewportSize({ width: 1920, height: 1080 });
        await open(address);
        await expectPicture(page, `${name}-${theme}`, [1920, 1080]);
      }
    });
  }
});
