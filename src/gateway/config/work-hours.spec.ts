import { describe, expect, test } from "vitest";
import type { WorkRule } from "#contract/work-hours.ts";
import { pace } from "#domain/counting/pace.ts";
import { stalledSince } from "#domain/forecast/standstill.ts";
import { hour } from "#domain/time/units.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import { someCountingFacts, unchangedRecord } from "#testing/samples.ts";
import { SettingsReader } from "./settings-reader.ts";
import { readWorkHours } from "./work-hours.ts";

const now = Date.parse("2026-11-25T12:00Z");

function read(text: string, timeZone?: string, readFile: (path: string) => string = () => "") {
  const settings = new SettingsReader({ WORK_HOURS: text, TIME_ZONE: timeZone }, readFile);
  return { workHours: readWorkHours(settings, now)(now), faults: settings.faults };
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
    expect(readWorkHours(new SettingsReader({ WORK_HOURS: "" }, () => ""))(now)).toBeNull();
  });
});

describe("a fault", () => {
  test.each([
    ["Mo-Fr 06:00-22:00", /names no zone .* such as Europe\/Madrid Mo-Fr .* or set TIME_ZONE/],
    ["Europe/Nowhere Mo-Fr 06:00-22:00", /begins with neither an IANA zone nor days/],
    ["+01:00 Mo-Fr 06:00-22:00", /begins with neither an IANA zone nor days/],
    ["UTC Mon-Fri 06:00-22:00", /has neither days nor hours in position 2/],
    ["UTC", /names no hours behind its zone/],
    ["UTC Mo-Fr", /names no hours behind Mo-Fr/],
    ["UTC Mo 06:00-22:00, Sa", /names no hours behind Sa/],
    ["UTC 06:00-22:00", /has the hours 06:00-22:00 without days: write Mo-Su 06:00-22:00/],
    ["UTC Mo 6-22", /has neither days nor hours in position 3/],
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
      expect.stringMatching(/^WORK_HOURS begins with neither an IANA zone/),
    ]);
  });
});

describe("calendar files", () => {
  const calendar = (...dates: readonly string[]) =>
    [
      "BEGIN:VCALENDAR",
      ...dates.flatMap((date) => ["BEGIN:VEVENT", `DTSTART:${date}`, "END:VEVENT"]),
      "END:VCALENDAR",
    ].join("\n");
  const files: Readonly<Record<string, string>> = {
    "/etc/holidays.ics": calendar("20261224", "20261225", "20240101"),
    "local.ICS": calendar("20260525", "20261225", "20261231T090000"),
    "page.ics": "<html>",
  };
  const readFile = (path: string) => {
    const text = files[path];
    if (text !== undefined) return text;
    throw Object.assign(new Error("no"), { code: path === "big.ics" ? "EFBIG" : "ENOENT" });
  };
  const datesOf = (text: string) =>
    read(text, "UTC", readFile).workHours?.map(({ dates = [] }) =>
      dates.map(({ date, hours: [first] }) => (first ? `${date} from ${first.from}` : date)),
    );

  test("are closed days, for all warehouses or for one", () => {
    expect(
      datesOf(
        "Mo-Fr 6:00-22:00, off /etc/holidays.ics; A: Mo 6:00-9:00, off local.ICS, 2027-01-01",
      ),
    ).toEqual([
      ["2026-12-24", "2026-12-25"],
      ["2027-01-01", "2026-05-25", "2026-12-25"],
    ]);
  });

  test("follow the clock, because their dates reach a limited time ahead", () => {
    const yearly = "20001225\nRRULE:FREQ=YEARLY";
    const reads: string[] = [];
    const settings = new SettingsReader(
      { WORK_HOURS: "UTC Mo-Fr 6:00-22:00, off yearly.ics, 2030-01-01" },
      (path) => {
        reads.push(path);
        return calendar(yearly);
      },
    );
    const workHours = readWorkHours(settings, now);
    const datesAt = (instant: string) =>
      workHours(Date.parse(instant))?.flatMap(({ dates = [] }) => dates.map(({ date }) => date));
    expect(datesAt("2026-11-25T12:00Z")).toEqual([
      "2030-01-01",
      "2025-12-25",
      "2026-12-25",
      "2027-12-25",
    ]);
    expect(datesAt("2029-11-25T00:00Z")).toEqual([
      "2030-01-01",
      "2028-12-25",
      "2029-12-25",
      "2030-12-25",
    ]);
    expect(reads).toEqual(["yearly.ics"]);
  });

  test("are read once, however many rules name them, also one with a fault", () => {
    const paths: string[] = [];
    const rules = ["A", "B"].map(
      (warehouse) => `${warehouse}: Mo 6:00-9:00, off none.ics local.ICS`,
    );
    const { faults } = read(rules.join("; "), "UTC", (path) => {
      paths.push(path);
      return readFile(path);
    });
    expect(paths).toEqual(["none.ics", "local.ICS"]);
    expect(faults).toEqual([expect.stringMatching(/none.ics, which cannot be read/)]);
  });

  test("give the same rule as written dates, so that every figure counts them", () => {
    const rule = (dates: string) => {
      const [one] = read(`Mo-Fr 6:00-22:00, ${dates}`, "UTC", readFile).workHours ?? [];
      return one as WorkRule;
    };
    const fromFile = rule("off /etc/holidays.ics");
    expect(fromFile).toEqual(rule("off 2026-12-24, 2026-12-25"));
    const calendar = calendarOfRule(fromFile);
    // A Wednesday; Thursday and Friday are closed.
    const at = (time: string) => Date.parse(`2026-12-${time}Z`);
    const counting = { startedAt: at("23T06:00"), endsAt: at("28T22:00") };
    expect(pace(counting, at("28T06:00"), calendar)).toBe(0.5);
    expect(calendar.after(at("23T21:00"), 2 * hour)).toBe(at("28T07:00"));
    const facts = someCountingFacts({ startedAt: at("23T06:00"), counted: 200 });
    const record = unchangedRecord(at("23T21:50"));
    expect(stalledSince(facts, record, at("28T06:10"), calendar)).toBeNull();
    expect(stalledSince(facts, record, at("28T07:00"), calendar)).toBe(at("23T21:50"));
    expect(calendar.before(at("28T06:20"), hour)).toBe(at("23T21:20"));
  });

  test("leave the dates alone that the setting names, and may have other hours", () => {
    expect(
      datesOf(
        "Mo-Fr 6:00-22:00, off /etc/holidays.ics, 2026-12-24 6:00-12:00, local.ICS 8:00-9:00",
      ),
    ).toEqual([["2026-12-24 from 360", "2026-12-25", "2026-05-25 from 480"]]);
  });

  test("with more events and dates than are holidays are refused", () => {
    const endless = calendar(...Array(900).fill("00010101\nRRULE:FREQ=YEARLY;COUNT=99999"));
    expect(read("Mo 6:00-9:00, off endless.ics", "UTC", () => endless).faults).toEqual([
      expect.stringMatching(/endless.ics, which has too many events and dates/),
    ]);
  });

  test("have no fault of their own where TIME_ZONE has one", () => {
    const inUtc = () => calendar("20261224T230000Z");
    expect(read("Mo 6:00-9:00, off utc.ics", "Europe/Nowhere", inUtc).faults).toEqual([]);
  });

  test("with events that are not counted are in the notes, once", () => {
    const settings = new SettingsReader(
      { WORK_HOURS: "UTC Mo 6:00-9:00, off local.ICS; A: UTC Mo 6:00-9:00, off local.ICS" },
      readFile,
    );
    readWorkHours(settings, now);
    expect(settings.notes).toEqual([
      'WORK_HOURS: local.ICS has events that are left out, because they take only a part of a day: "".',
    ]);
  });

  test.each([
    [
      "off none.ics",
      /names the calendar file none.ics, which cannot be read \(ENOENT\): write its path/,
    ],
    ["off big.ics", /which is larger than 1 MB/],
    ["off page.ics", /page.ics, which is no calendar/],
    [
      "/etc/holidays.ics",
      /names no hours behind \/etc\/holidays.ics: write off \/etc\/holidays.ics for/,
    ],
    ["off local.ICS, local.ICS", /has the date local.ICS twice/],
    ["off local.ICS 6:00-8:00", /has hours behind off local.ICS/],
  ])("with a fault: %s", (text, sentence) => {
    expect(read(`Mo 6:00-9:00, ${text}`, "UTC", readFile).faults).toEqual([
      expect.stringMatching(sentence),
    ]);
  });
});
