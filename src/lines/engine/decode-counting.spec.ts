import { expect, test } from "vitest";
import { aCounting, aLine } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { decodeCounting } from "./decode-counting.ts";

const path = "/api/v1/countings/c-1";
const header = aCounting();

function failureOf(body: unknown): unknown {
  try {
    return decodeCounting(body, path);
  } catch (error) {
    return error instanceof FailureError ? error.failure : error;
  }
}

test("a counting without lines is read", () => {
  const decoded = decodeCounting({ ...header, products: [] }, path);
  expect(decoded).toEqual({ counting: header, lines: [], faults: [] });
});

test("lines that break the contract are set aside with their place and fault; the others stay", () => {
  const line = aLine();
  const products = [
    { ...line, countedStock: "3" },
    line,
    null,
    { ...line, id: 2, assignedUser: { username: null } },
    { ...line, id: 3, more: "unknown" },
    { ...line, documentation: { reason: {} } },
    { ...line, finishedAt: "yesterday" },
  ];
  const { lines, faults } = decodeCounting({ ...header, products }, path);
  expect(lines).toEqual([line, { ...line, id: 3 }]);
  expect(faults).toEqual([
    { position: 0, field: "countedStock" },
    { position: 2, field: "" },
    { position: 3, field: "assignedUser.id" },
    { position: 5, field: "documentation.body" },
    { position: 6, field: "finishedAt" },
  ]);
});

test("when every line breaks the contract the header is still read", () => {
  const decoded = decodeCounting({ ...header, products: [1, 2] }, path);
  expect(decoded.counting).toEqual(header);
  expect(decoded.faults).toHaveLength(2);
});

test.each([
  [null, ""],
  [[], ""],
  ["counting", ""],
  [header, "products"],
  [{ ...header, products: null }, "products"],
  [{ ...header, products: {} }, "products"],
  [{ ...header, totalProducts: "200", products: [] }, "totalProducts"],
  [{ ...header, warehouse: { ...header.warehouse, id: null }, products: [] }, "warehouse.id"],
])("%j breaks the contract at %j", (body, field) => {
  expect(failureOf(body)).toEqual({ kind: "contract", path, field });
});
