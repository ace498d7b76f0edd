import { expect, test } from "vitest";
import { openAccess } from "#contract/access.ts";
import type { Comparison } from "#contract/history/compare.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { messages } from "#slices/history/messages/en.ts";
import { renderInPage } from "#testing/render.tsx";
import { ComparisonTiles } from "./comparison.tsx";

const { compare: t } = messages;

const comparison = {
  kinds: [
    { kind: "again", places: 3, products: 2, unitsA: "5", unitsB: "7", valueA: "50", valueB: "70" },
    { kind: "cured", places: 1, products: 1, unitsA: "2", unitsB: "0", valueA: "20", valueB: "0" },
    { kind: "new", places: 1, products: 1, unitsA: "0", unitsB: "4", valueA: null, valueB: null },
  ],
} as unknown as Comparison;

/** The texts of the tiles. */
async function textsOfTiles(hidden: readonly "costs"[]): Promise<readonly (string | null)[]> {
  const access = { ...openAccess, hidden: [...hidden] };
  const screen = await renderInPage(
    <SettingsContext value={{ ...defaultSettings, access }}>
      <ComparisonTiles comparison={comparison} nameOf={(_, title) => title} />
    </SettingsContext>,
  );
  const tiles = screen.getByRole("listitem");
  await expect.poll(() => tiles.elements().length).toBe(4);
  return tiles.elements().map(({ textContent }) => textContent);
}

test("each kind is worth what it costs now, what is cured what it cost then", async () => {
  expect(await textsOfTiles([])).toEqual([
    expect.stringMatching(/Wrong again3.*70.* now/),
    expect.stringMatching(/Turned0/),
    expect.stringMatching(/Newly wrong1.*– at cost now/),
    expect.stringMatching(/Cured1.*20.* then/),
  ]);
});

test("without costs, a tile has no amount and no word of one", async () => {
  const [again, , , cured] = await textsOfTiles(["costs"]);
  expect(again).toBe(`${t.kinds.again}3${t.products("2", 2)}`);
  expect(cured).toBe(`${t.kinds.cured}1${t.products("1", 1)}`);
});
