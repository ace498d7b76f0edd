import { expect, test } from "vitest";
import { openAccess, type Scope } from "#contract/access.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someLineFacts } from "#testing/samples.ts";
import { FindingsTotaller, lineFindings, redactedFindings } from "./line-findings.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

function findingsOf(...lines: readonly Parameters<typeof someLineFacts>[0][]) {
  const totaller = new FindingsTotaller();
  for (const line of lines) totaller.add(someLineFacts(line));
  return lineFindings(totaller.read(), now, roundTheClock);
}

const ana = { userId: 3, username: "Ana" };
const ben = { userId: 0, username: null };

test("counts who was at work in the last hour, and who has stopped", () => {
  const found = findingsOf(
    { ...ana, startedAt: now - hour, finishedAt: now - 2 * minute },
    { ...ana, startedAt: now - hour, finishedAt: now - 50 * minute },
    { ...ben, startedAt: now - 3 * hour, finishedAt: now - 2 * hour },
    ben,
    { userId: 8, username: "New" },
  );
  expect(found).toMatchObject({ people: 1, idle: [{ id: 0, username: null }] });
});

test("values undocumented discrepancies either way", () => {
  const counted = { finishedAt: now, startedAt: now - minute, countedStock: 5 };
  const found = findingsOf(
    { ...counted, difference: -2, costPrice: 10.1 },
    { ...counted, difference: 1, costPrice: 0.2 },
    { ...counted, difference: 9, costPrice: 100, documented: true },
    { ...counted, difference: 0 },
  );
  expect(found).toMatchObject({ undocumented: 2, undocumentedValue: "20.4" });
});

test("has no value without costs", () => {
  const line = { finishedAt: now, countedStock: 5, difference: -2, costPrice: null };
  expect(findingsOf(line)).toMatchObject({ undocumented: 1, undocumentedValue: null });
});

test("counts the lines left of products that were wrong again and again", () => {
  const totaller = new FindingsTotaller(new Set(["P-1"]));
  const counted = { finishedAt: now, countedStock: 5 };
  for (const line of [
    { productCode: "P-1" },
    { productCode: "P-1", startedAt: now },
    { productCode: "P-1", ...counted },
    { productCode: "P-2" },
  ]) {
    totaller.add(someLineFacts(line));
  }
  expect(lineFindings(totaller.read(), now, roundTheClock).wrongAgain).toBe(2);
  expect(findingsOf({ productCode: "P-1" }).wrongAgain).toBeNull();
});

test("leaves out data hidden from the viewer", () => {
  const found = {
    ...findingsOf(),
    undocumentedValue: "8",
    idle: [{ id: 3, username: "Ana" }],
    wrongAgain: 5,
  };
  expect(redactedFindings(found, openAccess)).toEqual(found);
  const warehouse = { kind: "warehouse", warehouse: "7", name: null, by: "id" } as const;
  expect(redactedFindings(found, { scope: warehouse, hidden: [] })).toEqual(found);
  const narrowScopes: Scope[] = [
    { kind: "counting", id: "c" },
    { kind: "countings", ids: ["c"] },
  ];
  for (const narrow of narrowScopes) {
    const known = redactedFindings(found, { scope: narrow, hidden: [] });
    expect(known).toEqual({ ...found, wrongAgain: null });
  }
  expect(redactedFindings(found, { ...openAccess, hidden: ["costs", "names"] })).toEqual({
    ...found,
    undocumentedValue: null,
    idle: [{ id: 3, username: null }],
  });
});
