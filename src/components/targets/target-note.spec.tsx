import { expect, test } from "vitest";
import type { TargetFigure } from "#contract/targets.ts";
import type { ComparedTotals } from "#domain/targets/verdict.ts";
import { renderInPage } from "#testing/render.tsx";
import { TargetNote } from "./target-note.tsx";

const totals: ComparedTotals = {
  knownDifferences: 2000,
  withoutDifference: 1897,
  discrepancies: 103,
  undocumented: 0,
  netValue: "0",
  absoluteValue: null,
  countedValue: null,
};
const percents = { accuracy: 97, documentation: 100, variance: 0.5 };

function renderNote(figure: TargetFigure, changes: Partial<ComparedTotals> = {}) {
  return renderInPage(
    <p>
      Figure
      <TargetNote
        figure={figure}
        totals={{ ...totals, ...changes }}
        percents={percents}
        progress={{ active: true, left: 5 }}
        isWhole
      />
    </p>,
  );
}

test("a missed target is told by a diamond and in words", async () => {
  const screen = await renderNote("accuracy");
  const note = screen.getByText("2.2 points below the target of 97%");
  await expect.element(note).toBeVisible();
  expect(note.element().querySelector("svg")).not.toBeNull();
});

test("one that is met by a tick and in words", async () => {
  const screen = await renderNote("documentation");
  const note = screen.getByText("100.0% documented, meets the target of 100%");
  await expect.element(note).toBeVisible();
  expect(note.element().querySelector("svg")).not.toBeNull();
});

test("while few lines are counted it says so, without a sign", async () => {
  const screen = await renderNote("accuracy", { knownDifferences: 19, withoutDifference: 1 });
  const note = screen.getByText("target of 97%: too early to say");
  await expect.element(note).toBeVisible();
  expect(note.element().querySelector("svg")).toBeNull();
});

test("nothing is said of a figure whose costs are left out, or that has no target", async () => {
  for (const figure of ["variance", "net variance"] as const) {
    const screen = await renderNote(figure);
    await expect.element(screen.getByText("Figure", { exact: true })).toBeVisible();
    expect(screen.container.textContent).toBe("Figure");
    await screen.unmount();
  }
});
