import type { Browser, Locator, Page } from "@playwright/test";
import { marks, reported, type Seen, watch } from "./overview-probe.ts";
import { type Spent, spentOn } from "./overview-trace.ts";

/** Cost of a click, by the clock and by the processor. */
export interface Click extends Seen, Spent {
  readonly name: string;
}

/** An element to click; it may appear only after the previous click. */
export interface Wanted {
  readonly name: string;
  readonly target: Locator;
}

/** Time without a change after which rendering counts as done. Milliseconds. */
const quiet = 600;

/**
 * Clicks elements one after another.
 * @param rendered selects the elements that they change
 */
export async function pressAll(
  browser: Browser,
  page: Page,
  rendered: string,
  all: readonly Wanted[],
): Promise<Click[]> {
  await page.evaluate(watch, [rendered, quiet, reported, marks.pressed, marks.rendered] as const);
  const seen: Seen[] = [];
  const spent = await spentOn(browser, page, async () => {
    for (const { target } of all) seen.push(await press(page, target));
  });
  return all.map(({ name }, index) => {
    const [one, cost] = [seen[index], spent[index]];
    if (!one || !cost) throw new Error(`Nothing is known of what ${name} cost`);
    return { name, ...one, ...cost };
  });
}

async function press(page: Page, target: Locator): Promise<Seen> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  const done = page.waitForEvent("console", (message) => message.text().startsWith(reported));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return JSON.parse((await done).text().slice(reported.length)) as Seen;
}
