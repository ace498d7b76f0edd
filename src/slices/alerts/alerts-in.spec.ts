import { expect, it } from "vitest";
import type { CountingAlert } from "#contract/alerts.ts";
import { alertsAt, alertsIn } from "./alerts-in.ts";

const at = (time: string) => `2026-03-02T${time}:00Z`;

const alertOf = (raised: string, solved: string | null): CountingAlert => ({
  condition: { kind: "verdict", verdict: "late" },
  raisedAt: at(raised),
  solvedAt: solved && at(solved),
  value: null,
});

it("has alerts that began or ended in the span, its start left out", () => {
  const early = alertOf("06:00", "07:00");
  const ending = alertOf("07:00", "09:00");
  const open = alertOf("10:00", null);
  const all = [early, ending, open];
  const from = Date.parse(at("08:00"));
  expect(alertsIn(all, { from, to: null })).toEqual([ending, open]);
  expect(alertsIn(all, { from, to: Date.parse(at("09:00")) })).toEqual([ending]);
  const stillOpen = { ...ending, solvedAt: null };
  expect(alertsIn(all, { from: Date.parse(at("06:30")), to: Date.parse(at("08:00")) })).toEqual([
    early,
    stillOpen,
  ]);
  expect(alertsIn(all, { from: Date.parse(at("10:00")), to: null })).toEqual([]);
});

it("has alerts at a past moment without what came later", () => {
  const early = alertOf("06:00", "07:00");
  const solvedLater = alertOf("07:00", "09:00");
  const later = alertOf("10:00", null);
  const all = [early, solvedLater, later];
  expect(alertsAt(all, Date.parse(at("08:00")))).toEqual([
    early,
    { ...solvedLater, solvedAt: null },
  ]);
  expect(alertsAt(all, Date.parse(at("10:00")))).toEqual(all);
  expect(alertsAt(all, null)).toEqual(all);
});
