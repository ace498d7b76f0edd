import { countingThat, wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { overlappingTexts } from "./overlapping-texts.ts";
import { cell, complete, gridOf, rowAt } from "./page-state.ts";

/** Codes, names and ids of an answer, made as long as some organizations have them. */
function withLongNames(text: string): unknown {
  const lengthen = /^(?:code|name|username|id)$/;
  return JSON.parse(text, (key, value) =>
    lengthen.test(key) && typeof value === "string" ? `${value}-ABCDEFGHIJKLMNOPQR` : value,
  );
}

test("long codes, names and ids stay in their columns", async ({ page, gateway, start }) => {
  const small = await countingThat(
    gateway.address,
    ({ active, totalProducts }) => active && totalProducts > 30 && totalProducts < 1000,
  );
  const whole = await wholeCounting(gateway.address, small.id);
  const counting = withLongNames(JSON.stringify(small)) as typeof small;
  const upstream = await start.upstream({
    "/v1/countings": { body: { items: [counting], meta: { total: 1, cursor: null, links: null } } },
    [`/v1/countings/${counting.id}`]: { body: withLongNames(JSON.stringify(whole)) },
    "/v1/countings/incident_types": { body: [] },
  });
  const { address } = await start.gateway(upstream.settings);
  const own = `/countings/${counting.id}`;
  const handover = `/handover?warehouse=${counting.warehouse.id}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/", `${own}?tab=lines`, `${own}?tab=people`, handover]) {
    await test.step(path, async () => {
      await page.goto(`${address}${path}`);
      await complete(page);
      expect(await overlappingTexts(page)).toEqual([]);
    });
  }
  await test.step("a hint has the whole code", async () => {
    await page.goto(`${address}${own}?tab=lines`);
    const code = cell(rowAt(gridOf(page), 0), "product.code");
    await expect(code).toHaveText(/-ABCDEFGHIJKLMNOPQR$/);
    await expect(code).toHaveAttribute("title", (await code.textContent()) ?? "");
    // A cell with an icon has its hint on the text inside.
    const state = cell(rowAt(gridOf(page), 0), "state");
    await expect(state.locator("[title]")).toHaveCount(1);
    await expect(state).not.toHaveAttribute("title");
  });
  await test.step("the list shows a whole code under the pointer", async () => {
    await page.goto(`${address}/`);
    const code = page.getByText(counting.warehouse.code).first();
    await code.hover();
    const overflow = await code.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
  await upstream.stop();
});
