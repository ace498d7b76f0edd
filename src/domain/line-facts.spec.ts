import { expect, test } from "vitest";
import { aCountedLine, aDocumentation, aLine, anIncident } from "#testing/samples.ts";
import { lineFacts } from "./line-facts.ts";

test("an unbegun line has no answers where the API has none", () => {
  expect(lineFacts(aLine())).toEqual({
    startedAt: null,
    finishedAt: null,
    placeStock: 10,
    countedStock: null,
    difference: null,
    prevCountedStock: null,
    costPrice: 2.5,
    documented: false,
    hasIncident: false,
    locationCode: "A-01-1",
  });
});

test("instants count from 1970 whatever their offset", () => {
  const line = aCountedLine(1, 0, { startedAt: "1970-01-01T02:00:01+02:00" });
  expect(lineFacts(line).startedAt).toBe(1000);
});

test("the place's stock is the lot's where the line has a lot, even when that is 0", () => {
  const lot = { id: "x", code: "x", stock: 5 };
  expect(lineFacts(aLine({ lot, lotLocationStock: 0 })).placeStock).toBe(0);
  expect(lineFacts(aLine({ lot: null, lotLocationStock: 7 })).placeStock).toBe(10);
});

test("the cost is the line's own, not the product's", () => {
  const product = { ...aLine().product, costPrice: 99 };
  expect(lineFacts(aLine({ costPrice: 0, product })).costPrice).toBe(0);
});

test("documentation and incident are told by their presence", () => {
  const line = aLine({ documentation: aDocumentation("Theft"), incident: anIncident(null) });
  expect(lineFacts(line)).toMatchObject({ documented: true, hasIncident: true });
});
