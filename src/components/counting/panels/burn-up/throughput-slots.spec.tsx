import { useState } from "react";
import { useLocation } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { countingSearch } from "#components/counting/search/search.ts";
import { throughput } from "#domain/counting/throughput.ts";
import { hour, minute } from "#domain/time/units.ts";
import { renderInPage } from "#testing/render.tsx";
import { ThroughputSlots } from "./throughput-slots.tsx";
import type { BurnUpPanelData } from "./use-burn-up.ts";

const from = Date.parse("2026-03-02T06:00:00Z");
const until = from + 6 * hour;
/** Two lines in the first quarter of an hour, one in the last. */
const finishes = Float64Array.of(from + minute, from + 2 * minute, until - minute);
const firstSlot = { from, to: from + 15 * minute - 1 };

const data: BurnUpPanelData = {
  series: { from, until, counted: [], pace: [], projection: [] },
  throughput: throughput(finishes, from, until),
  needed: null,
  total: 3,
  forecast: null,
  deadline: null,
  countedByDeadline: null,
  restart: null,
  now: null,
  rows: [],
};

function Example() {
  const [pointed, setPointed] = useState<number | null>(null);
  const search = countingSearch.parse(new URLSearchParams(useLocation().search));
  return (
    <div style={{ position: "relative", height: 400 }}>
      <ThroughputSlots data={data} search={search} pointed={pointed} onPoint={setPointed} />
      <output data-testid="finished">{JSON.stringify(search.filter.ranges?.finishedAt)}</output>
    </div>
  );
}

beforeEach(async () => {
  await page.viewport(1000, 600);
});

test("arrow keys move between bars, and Enter filters by the lines finished in one", async () => {
  const screen = await renderInPage(<Example />);
  const slots = screen.getByRole("button");
  await expect.element(slots).toHaveAccessibleName(/ 1 line finished$/);
  (slots.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(slots).toHaveAccessibleName(/ 2 lines finished$/);
  await userEvent.keyboard("{End}");
  await expect.element(slots).toHaveAccessibleName(/ 1 line finished$/);
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(slots).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByTestId("finished")).toHaveTextContent(JSON.stringify(firstSlot));
});

test("a click on a bar filters by it, and one far from all bars does not", async () => {
  const screen = await renderInPage(<Example />);
  const slots = screen.getByRole("button");
  const { width, height } = slots.element().getBoundingClientRect();
  await slots.click({ position: { x: width / 2, y: height / 2 } });
  await expect.element(slots).toHaveAttribute("aria-pressed", "false");
  // The first quarter of six hours is a twenty-fourth of the chart.
  await slots.click({ position: { x: width / 48, y: height - 4 } });
  await expect.element(slots).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByTestId("finished")).toHaveTextContent(JSON.stringify(firstSlot));
});
