import { expect, test } from "vitest";
import { type LineCheckCounts, noneFound } from "#domain/lines/line-checks.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { aCounting, someCountingFacts } from "#testing/samples.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { OddLines } from "./odd-lines.tsx";

function aCountingWith(checks: Partial<LineCheckCounts>) {
  const quality = {
    finishedWithoutCount: 1,
    differenceBeforeCount: 0,
    futureFinish: 0,
    repeated: 0,
    ofAnotherCounting: 0,
  };
  return {
    facts: someCountingFacts(),
    loaded: {
      version: 1,
      isWhole: true,
      isArriving: false,
      counting: aCounting(),
      freshness: { at: 0, now: 0, fetchedAt: 0 },
      transferTime: 0,
      read: 200,
      faults: [],
      quality,
      checks: { ...noneFound, ...checks },
      disagreements: [],
      changed: [],
    },
  };
}

const list = { name: en.dataChecks.title };

test("each check that found lines opens them", async () => {
  const counting = aCountingWith({ "stock-moved": 3, "listed-twice": 2 });
  const screen = await renderInPage(<OddLines counting={counting} />);
  await expect.element(screen.getByRole("list", list)).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(3);
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/?tab=lines&stock-moved=yes",
    "/?tab=lines&listed-twice=yes&sort=product.code%2Clocation.code",
  ]);
  const figures = [...screen.container.querySelectorAll("data")];
  expect(figures.map(({ dataset, value }) => [dataset.figure, value])).toEqual([
    ["stock-moved", "3"],
    ["listed-twice", "2"],
  ]);
});

test("on paper they are text", async () => {
  const screen = await renderInPage(
    <PaperContext value={true}>
      <OddLines counting={aCountingWith({ "negative-stock": 1 })} />
    </PaperContext>,
  );
  const { facets } = en.counting.filters;
  await expect.element(screen.getByText(facets["negative-stock"])).toBeVisible();
  expect(screen.getByRole("link").elements()).toEqual([]);
});

test("nothing is listed when everything fits together", async () => {
  const counting = aCountingWith({});
  const { loaded } = counting;
  const sound = { ...loaded, quality: { ...loaded.quality, finishedWithoutCount: 0 } };
  const screen = await renderInPage(<OddLines counting={{ ...counting, loaded: sound }} />);
  expect(screen.getByRole("list").elements()).toEqual([]);
});
