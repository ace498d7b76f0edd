import { expect, test } from "vitest";
import { type LineCheckCounts, noneFound } from "#domain/lines/line-checks.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { aLoadedCounting, someCountingFacts } from "#testing/samples.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { OddLines } from "./odd-lines.tsx";

function aCountingWith(checks: Partial<LineCheckCounts>) {
  const loaded = aLoadedCounting({ checks: { ...noneFound, ...checks } });
  return { facts: someCountingFacts(), loaded };
}

const list = { name: en.dataChecks.title };

test("each check that found lines opens them", async () => {
  const counting = aCountingWith({ "stock-moved": 3, "listed-twice": 2 });
  const screen = await renderInPage(<OddLines counting={counting} />);
  await expect.element(screen.getByRole("list", list)).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
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

test("totals and lines that do not match are listed before them", async () => {
  const { facts, loaded } = aCountingWith({ "stock-moved": 3 });
  const quality = { ...loaded.quality, finishedWithoutCount: 1 };
  const disagreements = [{ figure: "counted", header: 80, lines: 78 }] as const;
  const screen = await renderInPage(
    <OddLines counting={{ facts, loaded: { ...loaded, quality, disagreements } }} />,
  );
  const { disagree, disagreeConsequence, lines, asSent } = en.dataChecks;
  await expect.element(screen.getByRole("list", list)).toBeVisible();
  const [totals, closed, ...checks] = screen.getByRole("listitem").elements();
  expect(totals?.textContent).toBe(`${disagree("counted", "80", "78")} ${disagreeConsequence}`);
  expect(closed?.textContent).toBe(`${lines.finishedWithoutCount("1", 1)} ${asSent}`);
  expect(checks).toHaveLength(1);
});

test("nothing is listed when everything fits together", async () => {
  const screen = await renderInPage(<OddLines counting={aCountingWith({})} />);
  expect(screen.getByRole("list").elements()).toEqual([]);
});
