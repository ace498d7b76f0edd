import { expect, test } from "vitest";
import { createFormat } from "#format/format.ts";
import { units } from "#messages/en/units.ts";
import { aCounting, foundCountings } from "#testing/samples.ts";
import type { CountingResult, IncidentCount } from "./count-incidents.ts";
import { leadsOf, spokenResult } from "./leads.ts";
import { messages as t } from "./messages/en.ts";
import { summaryOf } from "./summary.ts";

const found = foundCountings([aCounting({ id: "a" }), aCounting({ id: "b" })]);
const counted: CountingResult = {
  kind: "counted",
  counting: aCounting({ id: "a" }),
  incidents: [{ type: null, zone: "A" }],
  unreadable: 0,
  at: 1,
};
const failure = { kind: "unreachable", path: "/api" } as const;
const failed: CountingResult = { kind: "failed", counting: aCounting({ id: "b" }), failure };
const format = createFormat({ locale: "en-GB", timeZone: "Europe/Madrid", currency: null, units });

const leads = (count: IncidentCount) => leadsOf(count, summaryOf(count), { t: t.notices, format });
const spoken = (count: IncidentCount) =>
  spokenResult(summaryOf(count), leads(count), { t, format });

test("a complete count is missing nothing, and its figures are announced", () => {
  const count: IncidentCount = { phase: "done", found, results: [counted, counted] };
  expect(Object.values(leads(count)).filter((lead) => lead !== null)).toEqual([]);
  expect(spoken(count)).toBe("2 lines with an incident in 2 active counts.");
});

test("missing parts are announced after the figures", () => {
  expect(spoken({ phase: "done", found, results: [counted, failed] })).toBe(
    "1 line with an incident in 1 active count. 1 of 2 active counts could not be searched.",
  );
  const short = { ...found, active: [aCounting()], total: 500, whole: false };
  expect(spoken({ phase: "done", found: short, results: [counted] })).toBe(
    "1 line with an incident in 1 active count. Only 2 of 500 counts could be checked.",
  );
});

test("without figures none are announced", () => {
  const noActive = { ...found, active: [], whole: false };
  expect(spoken({ phase: "stopped", found: noActive, results: [] })).toBe(t.notices.stoppedEarly);
  expect(spoken({ phase: "done", found: { ...noActive, total: null, failure }, results: [] })).toBe(
    t.notices.notFound,
  );
  expect(spoken({ phase: "done", found, results: [failed] })).toBe(
    "1 of 2 active counts could not be searched.",
  );
});

test("a cancelled count of a list that ended short reports both", () => {
  const { stopped, unfound } = leads({
    phase: "stopped",
    found: { ...found, total: 500, whole: false },
    results: [counted],
  });
  expect([stopped, unfound]).toEqual([
    "Cancelled after 1 of 2 counts.",
    "Only 2 of 500 counts could be checked.",
  ]);
});

test("nothing counts as missing during the search", () => {
  const looking = { ...found, whole: false, unreadable: 1 };
  const known = leads({ phase: "finding", found: looking, results: [] });
  expect(Object.values(known).filter((lead) => lead !== null)).toEqual([]);
});
