import { describe, expect, it } from "vitest";
import type { WorkHours } from "#contract/work-hours.ts";
import { defaultSettings, withChosenHours } from "./use-settings.ts";

const shifts = [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }];
const written = "Mo-Fr 06:00-22:00";

describe("the viewer's working hours", () => {
  it("count where the gateway has set none, in the zone of the view", () => {
    const { workHours, chosenHours } = withChosenHours(defaultSettings, written, "Europe/Madrid");
    expect(workHours).toEqual([{ warehouse: null, timeZone: "Europe/Madrid", shifts }]);
    expect(chosenHours).toBe(written);
  });

  it.each<
    [why: string, settings: { workHours: WorkHours; workHoursPending: boolean }, hours: string]
  >([
    ["there are none", { workHours: null, workHoursPending: false }, ""],
    ["they cannot be read", { workHours: null, workHoursPending: false }, "always"],
    ["the gateway's are not known yet", { workHours: null, workHoursPending: true }, written],
    [
      "the gateway has set some",
      { workHours: [{ warehouse: null, timeZone: "UTC", shifts }], workHoursPending: false },
      written,
    ],
  ])("change nothing when %s", (_, changes, hours) => {
    const settings = { ...defaultSettings, ...changes };
    expect(withChosenHours(settings, hours, "Europe/Madrid")).toBe(settings);
  });
});
