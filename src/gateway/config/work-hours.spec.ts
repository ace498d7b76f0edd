import { describe, expect, test } from "vitest";
import { SettingsReader } from "./settings-reader.ts";
import { readWorkHours } from "./work-hours.ts";

function read(text: string, timeZone?: string) {
  const settings = new SettingsReader({ WORK_HOURS: text, TIME_ZONE: timeZone }, () => "");
  return { workHours: readWorkHours(settings), faults: settings.faults };
}

const days = (from: number, to = from) => ({ from, to });
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe("the shifts", () => {
  test.each([
    ["Mo-Fr 06:00-22:00", [{ days: [days(1, 5)], hours: [hours(6, 22)] }]],
    [
      "Mo-Fr 06:00-22:00, Sa 06:00-14:00",
      [
        { days: [days(1, 5)], hours: [hours(6, 22)] },
        { days: [days(6)], hours: [hours(6, 14)] },
      ],
    ],
    [
      "mo, we fr 06:00-12:00, 12:30-18:00",
      [{ days: [days(1), days(3), days(5)], hours: [hours(6, 12), hours(12.5, 18)] }],
    ],
    ["Mo – Fr 22:00 - 06:00", [{ days: [days(1, 5)], hours: [hours(22, 6)] }]],
    ["Sa-Mo 00:00-24:00", [{ days: [days(6, 1)], hours: [hours(0, 24)] }]],
    ["Su 6:05-7:00", [{ days: [days(7)], hours: [{ from: 365, to: 420 }] }]],
  ])("%s", (text, shifts) => {
    const rule = { warehouse: null, timeZone: "Europe/Madrid", shifts };
    expect(read(text, "Europe/Madrid")).toEqual({ workHours: [rule], faults: [] });
  });
});

describe("the rules", () => {
  const shifts = [{ days: [days(1, 7)], hours: [hours(8, 16)] }];

  test("have their own zones, or the page's, and may be a warehouse's", () => {
    const text =
      "Mo-Su 8:00-16:00; OPO-03: Europe/Lisbon Mo-Su 8:00-16:00; a b : Mo-Su 8:00-16:00;";
    expect(read(text, "Europe/Madrid")).toEqual({
      workHours: [
        { warehouse: null, timeZone: "Europe/Madrid", shifts },
        { warehouse: "OPO-03", timeZone: "Europe/Lisbon", shifts },
        { warehouse: "a b", timeZone: "Europe/Madrid", shifts },
      ],
      faults: [],
    });
  });

  test("need no zone of the page with their own", () => {
    expect(read("UTC Mo-Su 8:00-16:00").faults).toEqual([]);
  });

  test("have closed days and days with other hours", () => {
    expect(
      read("UTC Mo-Su 8:00-16:00, OFF 2026-12-25, 2026-12-24 8:00-12:00; A: UTC Mo-Su 8:00-16:00"),
    ).toEqual({
      workHours: [
        {
          warehouse: null,
          timeZone: "UTC",
          shifts,
          dates: [
            { date: "2026-12-25", hours: [] },
            { date: "2026-12-24", hours: [hours(8, 12)] },
          ],
        },
        { warehouse: "A", timeZone: "UTC", shifts },
      ],
      faults: [],
    });
  });

  test("are none when nothing is set", () => {
    expect(readWorkHours(new SettingsReader({ WORK_HOURS: "" }, () => ""))).toBeNull();
  });
});

describe("a fault", () => {
  test.each([
    ["Mo-Fr 06:00-22:00", /names no zone .* such as Europe\/Madrid Mo-Fr .* or set TIME_ZONE/],
    ["Europe/Nowhere Mo-Fr 06:00-22:00", /begins with "Europe\/Nowhere", which is neither/],
    ["+01:00 Mo-Fr 06:00-22:00", /begins with "\+01:00", which is neither an IANA zone/],
    ["UTC Mon-Fri 06:00-22:00", /has "Mon-Fri", which is neither days nor hours/],
    ["UTC", /names no hours behind its zone/],
    ["UTC Mo-Fr", /names no hours behind Mo-Fr/],
    ["UTC Mo 06:00-22:00, Sa", /names no hours behind Sa/],
    ["UTC 06:00-22:00", /has the hours 06:00-22:00 without days: write Mo-Su 06:00-22:00/],
    ["UTC Mo 6-22", /has "6-22", which is neither/],
    ["UTC Mo 06:00-24:01", /has "06:00-24:01", which no clock shows/],
    ["UTC Mo 24:00-06:00", /has "24:00-06:00", which no clock shows/],
    ["UTC Mo 06:60-08:00", /has "06:60-08:00", which no clock shows/],
    ["UTC Mo 06:00-06:00", /ends as it begins: write 00:00-24:00/],
    ["UTC Mo 06:00-22:00; UTC Tu 06:00-22:00", /several rules without a warehouse/],
    ["A: UTC Mo 6:00-9:00; A: UTC Tu 6:00-9:00", /several rules for the warehouse A/],
    [" ; ", /holds no hours/],
    ["UTC off 2026-12-25", /names no hours behind its zone/],
    ["UTC Mo 6:00-9:00, off 2026-02-30", /has "2026-02-30", which no calendar has/],
    ["UTC Mo 6:00-9:00, off", /has "off" without a date: write such as off 2026-12-25/],
    ["UTC Mo 6:00-9:00, off 2026-12-24 6:00-9:00", /has hours behind off 2026-12-24/],
    ["UTC Mo 6:00-9:00, 2026-12-24", /no hours behind 2026-12-24: write off 2026-12-24/],
    ["UTC Mo 6:00-9:00, off 2026-12-24 2026-12-24", /has the date 2026-12-24 twice/],
    ["UTC Mo 6:00-9:00, 2026-12-24 22:00-6:00", /hours of 2026-12-24 that end after midnight/],
    ["UTC Mo 6:00-9:00, 2026-12-24 6:00-9:00 8:00-10:00", /hours of 2026-12-24 that overlap/],
  ])("of %s is said", (text, sentence) => {
    expect(read(text).faults).toEqual([
      expect.stringMatching(new RegExp(`^WORK_HOURS .*${sentence.source}.*\\.$`)),
    ]);
  });

  test("names its warehouse, and hides no other", () => {
    expect(read("OPO-03: UTC Mo 6:00-6:00; Foo Mo 6:00-7:00").faults).toEqual([
      expect.stringMatching(/^WORK_HOURS of OPO-03 has "6:00-6:00"/),
      expect.stringMatching(/^WORK_HOURS begins with "Foo"/),
    ]);
  });
});
