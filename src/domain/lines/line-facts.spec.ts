import { expect, test } from "vitest";
import {
  aCountedLine,
  aDocumentation,
  aLine,
  anIncident,
  someLineFacts,
  someMetrics,
} from "#testing/samples.ts";
import { lineFacts } from "./line-facts.ts";

test("an untouched line has null where the API has none", () => {
  expect(lineFacts(aLine())).toEqual(someLineFacts());
});

test("instants are milliseconds since 1970, whatever their offset", () => {
  const line = aCountedLine(1, 0, { startedAt: "1970-01-01T02:00:01+02:00" });
  expect(lineFacts(line).startedAt).toBe(1000);
});

test("the location's stock is the lot's when the line has a lot, even if that is 0", () => {
  const lot = { id: "x", code: "x", stock: 5 };
  expect(lineFacts(aLine({ lot, lotLocationStock: 0 })).locationStock).toBe(0);
  expect(lineFacts(aLine({ lot: null, lotLocationStock: 7 })).locationStock).toBe(10);
});

test("the cost is the line's own, not the product's", () => {
  const product = { ...aLine().product, costPrice: 99 };
  expect(lineFacts(aLine({ costPrice: 0, product })).costPrice).toBe(0);
});

test("documentation and incident count by presence", () => {
  const line = aLine({ documentation: aDocumentation("Theft"), incident: anIncident(null) });
  expect(lineFacts(line)).toMatchObject({ documented: true, hasIncident: true });
});

test("the five classes, the reason and the incident's type are read by name", () => {
  const product = { ...aLine().product, metrics: someMetrics() };
  const line = aLine({
    product,
    documentation: aDocumentation("Theft"),
    incident: anIncident("Damaged"),
    assignedUser: { id: 0, username: "Ana" },
    prevDifference: -2,
  });
  expect(lineFacts(line)).toMatchObject({
    abc: "A",
    valueAbc: "B",
    stockAbc: "C",
    priceAbc: "A",
    movementAbc: "B",
    reasonId: 0,
    reasonName: "Theft",
    incidentType: "Damaged",
    userId: 0,
    username: "Ana",
    prevDifference: -2,
  });
});
