import { expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { renderInPage } from "#testing/render.tsx";
import { someCountingFacts } from "#testing/samples.ts";
import { PaceBar } from "./pace-bar.tsx";

function bar(changes: Partial<ReturnType<typeof someCountingFacts>>, inProgress = 0) {
  const start = Date.parse("2026-03-02T06:00:00.000Z");
  const counting = someCountingFacts({
    active: true,
    startedAt: start,
    endsAt: start + 10 * hour,
    total: 100,
    counted: 40,
    left: 60,
    discrepancies: 10,
    ...changes,
  });
  return (
    <PaceBar
      counting={counting}
      status={{ kind: "behind", by: hour, inWorkHours: false }}
      at={start + 5 * hour}
      calendar={roundTheClock}
      inProgress={inProgress}
      size="large"
    />
  );
}

const partsIn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset, style }) => [
    dataset.part,
    Number(style.flexGrow),
  ]);

test("a pace bar has a part for counted, differing, started and remaining lines", async () => {
  const screen = await renderInPage(bar({}, 5));
  expect(partsIn(screen.container)).toEqual([
    ["counted", 30],
    ["discrepancy", 10],
    ["progress", 5],
    ["left", 55],
  ]);
});

test("parts without lines are left out, and discrepancies never exceed the counted part", async () => {
  const screen = await renderInPage(bar({ counted: 100, left: 0, discrepancies: 120 }));
  expect(partsIn(screen.container)).toEqual([["discrepancy", 100]]);
});

test("a pace bar is read as one image with the progress in words", async () => {
  const screen = await renderInPage(bar({}));
  await expect.element(screen.getByRole("img")).toHaveAccessibleName(/40/);
});
