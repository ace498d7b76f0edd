import { expect, test } from "vitest";
import { aCounting, aLine } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { ArrivingCounting } from "./arriving-counting.ts";

const path = "/api/v1/countings/c-1";
const header = aCounting();

const encode = (text: string) => new TextEncoder().encode(text);

function arrive(body: unknown, pieces = 1) {
  const bytes = encode(JSON.stringify(body));
  const length = Math.ceil(bytes.length / pieces);
  const arriving = new ArrivingCounting(path);
  for (let at = 0; at < bytes.length; at += length) arriving.push(bytes.slice(at, at + length));
  arriving.end();
  return arriving;
}

function linesOf({ lines }: ArrivingCounting) {
  return Array.from({ length: lines.size }, (_, row) => lines.line(row));
}

function failureOf(body: unknown): unknown {
  try {
    return arrive(body);
  } catch (error) {
    return error instanceof FailureError ? error.failure : error;
  }
}

test("reads a counting without lines", () => {
  const arrived = arrive({ ...header, products: [] });
  expect(arrived).toMatchObject({ counting: header, read: 0, faults: [] });
});

test.each([1, 3, 500])(
  "sets invalid lines aside with position and fault, in %d pieces",
  (pieces) => {
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
    const arrived = arrive({ ...header, products }, pieces);
    expect(linesOf(arrived)).toEqual([line, { ...line, id: 3 }]);
    expect(arrived.faults).toEqual([
      { position: 0, field: "countedStock" },
      { position: 2, field: "" },
      { position: 3, field: "assignedUser.id" },
      { position: 5, field: "documentation.body" },
      { position: 6, field: "finishedAt" },
    ]);
  },
);

test("reads the header when every line is invalid", () => {
  const arrived = arrive({ ...header, products: [1, 2] });
  expect(arrived.counting).toEqual(header);
  expect(arrived.faults).toHaveLength(2);
});

test("reads a header around the lines or after them", () => {
  const { id, startedAt, ...rest } = header;
  const around = arrive({ id, products: [aLine()], startedAt, ...rest });
  const behind = arrive({ products: [aLine()], ...header }, 4);
  for (const arrived of [around, behind]) {
    expect(arrived.counting).toEqual(header);
    expect(linesOf(arrived)).toEqual([aLine()]);
  }
});

test("keeps the part that was read of a body that breaks off", () => {
  const arriving = new ArrivingCounting(path);
  const text = JSON.stringify({ ...header, products: [aLine(), aLine({ id: 2 })] });
  arriving.push(encode(text.slice(0, -20)));
  expect(() => arriving.end()).toThrow(FailureError);
  expect(arriving.counting).toEqual(header);
  expect(linesOf(arriving)).toEqual([aLine()]);
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
])("%j violates the contract at %j", (body, field) => {
  expect(failureOf(body)).toEqual({ kind: "contract", path, field });
});

test.each([1, 3, 50])("uses the last of two members with one name, in %d pieces", (pieces) => {
  const text = JSON.stringify({ ...header, products: [aLine(), aLine({ id: 2 })] });
  const bytes = encode(text.replace(/}$/, ',"totalProducts":77}'));
  const length = Math.ceil(bytes.length / pieces);
  const arriving = new ArrivingCounting(path);
  for (let at = 0; at < bytes.length; at += length) arriving.push(bytes.slice(at, at + length));
  arriving.end();
  expect(arriving.counting?.totalProducts).toBe(77);
});
