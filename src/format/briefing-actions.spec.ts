import { expect, it } from "vitest";
import type { RescueAct } from "#domain/rescue/act.ts";
import { hour } from "#domain/time/units.ts";
import { loadMessages } from "#messages/languages.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { briefingAction } from "./briefing-actions.ts";
import { createFormat } from "./format.ts";

const now = Date.parse("2026-03-03T15:06:00Z");

/** The act of a late counting's sentence. */
async function textOf(act: RescueAct | null): Promise<string | undefined> {
  const messages = await loadMessages("en", "briefing");
  const { units } = messages;
  const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units });
  const end = { at: now + 3 * hour, range: null };
  const counting = {
    id: "c-1",
    warehouse: "Porto",
    facts: someCountingFacts(),
    conclusion: { kind: "late", end, by: hour, between: null },
    speedUp: 2,
    act,
    rate: null,
    behind: null,
    findings: null,
  } as const;
  const sentence = { kind: "late", counting, more: null } as const;
  return briefingAction(sentence, { now, messages, format })?.text;
}

it("says what the rescue plan comes to, and names it where that is unknown", async () => {
  const bring = { kind: "bring", more: 3, zones: ["B", "E", "G"] } as const;
  expect(await textOf(bring)).toBe("Bring 3 people to B, E, and G");
  expect(await textOf({ kind: "start", people: 4, by: now + hour })).toBe(
    "Start with 4 people by 16:06",
  );
  expect(await textOf(null)).toBe("Plan people");
});

it("tells both ways where one rate alone meets the deadline", async () => {
  const hold = { kind: "hold", at: "lastHour", rate: 83, most: 12 } as const;
  expect(await textOf({ ...hold, more: 8, zones: ["F", "B"] })).toBe(
    "Keep up the last hour’s rate, or bring 8 people to F and B",
  );
  expect(await textOf({ ...hold, at: "sinceStart", more: null, zones: [] })).toBe(
    "Get back to the average rate",
  );
});

it("sends no one to zones of which all lines are counted by now", async () => {
  expect(await textOf({ kind: "bring", more: 3, zones: [] })).toBe("Plan people");
  const hold = { kind: "hold", at: "lastHour", rate: 83, most: 12 } as const;
  expect(await textOf({ ...hold, more: 8, zones: [] })).toBe("Keep up the last hour’s rate");
});
