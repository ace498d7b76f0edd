import type { DuckDBValue } from "@duckdb/node-api";
import { decimalText } from "#domain/decimal/decimal.ts";

/**
 * A value of the engine as JSON: decimals as exact text, instants in ISO 8601, lists and structs with their members.
 * @throws RangeError for a whole number that a double does not hold, and for a type that no question has
 */
export function jsonOf(value: DuckDBValue): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return wholeNumber(value);
  if ("items" in value) return value.items.map(jsonOf);
  if ("entries" in value && !Array.isArray(value.entries)) {
    return Object.fromEntries(
      Object.entries(value.entries).map(([key, member]) => [key, jsonOf(member)]),
    );
  }
  if ("scale" in value) return decimalText({ units: value.value, scale: value.scale });
  if ("micros" in value) return new Date(Number(value.micros / 1000n)).toISOString();
  throw new RangeError("The engine answered with a type that no question has");
}

function wholeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError("A number is too large for JSON");
  return number;
}
