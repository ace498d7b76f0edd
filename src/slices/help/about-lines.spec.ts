import { describe, expect, it } from "vitest";
import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { targetsLines, workHoursLines, workHoursTexts } from "./about-lines.ts";
import { messages } from "./messages/en.ts";

const format = createFormat({
  locale: "en-GB",
  timeZone: "UTC",
  currency: null,
  units: en.units,
});
const shifts = [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }];
const ofAll: WorkRule = { warehouse: null, timeZone: "Europe/Madrid", shifts };
const ofPorto: WorkRule = { warehouse: "OPO-03", timeZone: "Europe/Lisbon", shifts };

describe("work hours in words", () => {
  it("are those of single warehouses and those of all others", () => {
    expect(workHoursTexts([ofAll, ofPorto], messages.about, format)).toEqual({
      own: [["OPO-03", "Mon–Fri 06:00–22:00, Europe/Lisbon"]],
      others: "Mon–Fri 06:00–22:00, Europe/Madrid",
    });
    expect(workHoursTexts([ofPorto], messages.about, format).others).toBe(
      "nights and weekends count, too",
    );
  });

  it("say when the browser cannot keep them", () => {
    const unknown = { ...ofAll, timeZone: "Europe/Nowhere" };
    expect(workHoursTexts([unknown], messages.about, format).others).toContain(
      "this browser does not know the zone Europe/Nowhere",
    );
  });

  it("are a line each on the help page", () => {
    const lines = (workHours: WorkHours, isChosen = false) =>
      workHoursLines({ workHours, isChosen }, messages.about, format);
    expect(lines([ofPorto, ofAll])).toEqual([
      "OPO-03: Mon–Fri 06:00–22:00, Europe/Lisbon",
      "Every other warehouse: Mon–Fri 06:00–22:00, Europe/Madrid",
      expect.stringContaining("follow the clock"),
    ]);
    expect(lines([ofAll])[0]).toBe("Mon–Fri 06:00–22:00, Europe/Madrid");
    expect(lines([ofAll], true)[1]).toContain("Chosen by you");
    expect(lines(null)).toEqual([expect.stringContaining("round the clock")]);
  });
});

const lines = (targets: Parameters<typeof targetsLines>[0]) =>
  targetsLines(targets, messages.about, { locale: "en-GB", t: en.targets });

it("targets are a line for each warehouse that has its own, and one for all others", () => {
  const ofAll = { warehouse: null, percents: { accuracy: 97, variance: 0.5 } };
  const ofPorto = { warehouse: "OPO-03", percents: { accuracy: 99 } };
  expect(lines([ofAll])).toEqual(["Accuracy 97%, Absolute variance at most 0.5%"]);
  expect(lines([ofAll, ofPorto])).toEqual([
    "OPO-03: Accuracy 99%",
    "Every other warehouse: Accuracy 97%, Absolute variance at most 0.5%",
  ]);
  expect(lines([{ warehouse: "OPO-03", percents: {} }])).toEqual([
    "OPO-03: none",
    "Every other warehouse: none",
  ]);
});
