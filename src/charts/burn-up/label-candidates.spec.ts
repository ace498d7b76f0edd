import { expect, it } from "vitest";
import { hour } from "#domain/time/units.ts";
import { createFormat } from "#format/format.ts";
import { overview } from "#messages/en/overview.ts";
import { units } from "#messages/en/units.ts";
import type { BurnUpData } from "./burn-up-data.ts";
import { burnUpLabels } from "./label-candidates.ts";
import { placeLabels } from "./place-labels.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units });

/** 100 lines in 10 hours, 5 of which have passed; one pixel per line, 30 per hour. */
const data: BurnUpData = {
  series: {
    from: 0,
    until: 15 * hour,
    counted: [
      { at: 0, lines: 0 },
      { at: 5 * hour, lines: 20 },
    ],
    pace: [
      { at: 0, lines: 0 },
      { at: 10 * hour, lines: 100 },
    ],
    projection: [
      { at: 5 * hour, low: 20, high: 20 },
      { at: 15 * hour, low: 60, high: 60 },
    ],
  },
  throughput: { slot: hour, slots: [] },
  needed: null,
  total: 100,
  forecast: "Forecast tomorrow",
  deadline: 10 * hour,
  countedByDeadline: null,
  restart: null,
  now: 5 * hour,
};
const toPoint = (at: number, lines: number) => ({ x: (30 * at) / hour, y: 120 - lines });

it("labels a forecast beyond the chart at the end of its line", () => {
  const { labels, lines } = burnUpLabels(data, { t: overview.burnUp, format, toPoint });
  expect(labels.map(({ key }) => key)).toEqual(["counted", "forecast", "deadline", "pace"]);
  const room = { x: 0, y: 0, width: 450, height: 120 };
  const forecast = placeLabels(labels, lines, room).get("forecast");
  // The line ends at 15 × 30 = 450 to the right and 120 - 60 = 60 down: above it, moved in from the edge.
  expect(forecast && forecast.x + forecast.width).toBeCloseTo(450);
  expect(forecast && forecast.y + forecast.height).toBeLessThan(60);
});

it("labels the current count at its point, and no pace while the time is unknown", () => {
  const { labels } = burnUpLabels({ ...data, now: null }, { t: overview.burnUp, format, toPoint });
  expect(labels.map(({ key, point }) => [key, point])).toEqual([
    // 5 × 30 = 150 to the right, 120 - 20 = 100 down.
    ["counted", { x: 150, y: 100 }],
    ["forecast", null],
    ["deadline", null],
  ]);
});

it("labels the latest restart of a stalled counting, where its line begins", () => {
  const still = { ...data, forecast: null, restart: 8 * hour };
  const { labels } = burnUpLabels(still, { t: overview.burnUp, format, toPoint });
  expect(labels.find(({ key }) => key === "restart")?.text).toBe("start again by 08:00");
  // 8 × 30 = 240 to the right, 120 - 20 = 100 down.
  expect(labels.find(({ key }) => key === "restart")?.candidates[0]).toEqual({ x: 247, y: 103 });
});

it("names the lines counted by a past deadline", () => {
  const overdue = { ...data, deadline: 4 * hour, countedByDeadline: 16 };
  const { labels } = burnUpLabels(overdue, { t: overview.burnUp, format, toPoint });
  expect(labels.find(({ key }) => key === "deadline")?.text).toBe(
    "Deadline 04:00, with 16 counted",
  );
});
