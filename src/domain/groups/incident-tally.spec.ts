import { expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import { IncidentTally } from "./incident-tally.ts";

test("counts lines with an incident by type and zone, those without a type separately", () => {
  const tally = new IncidentTally();
  const at = (incidentType: string | null, zone: string, hasIncident = true) =>
    tally.add(someLineFacts({ hasIncident, incidentType }), zone);
  at("none", "A");
  at(null, "B");
  at(null, "A");
  at("none", "A");
  at(null, "A", false);
  expect(tally.cells()).toEqual([
    { type: "none", zone: "A", lines: 2 },
    { type: null, zone: "B", lines: 1 },
    { type: null, zone: "A", lines: 1 },
  ]);
  expect(new IncidentTally().cells()).toEqual([]);
});
