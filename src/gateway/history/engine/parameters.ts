import type { DuckDBType, DuckDBValue } from "@duckdb/node-api";
import type { DuckDb } from "#gateway/history/database.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";

/** The values of the parameters that a question's SQL names. What a viewer sent reaches the engine only so. */
export function bindings(
  { BIGINT, LIST, VARCHAR, listValue }: DuckDb,
  sql: string,
  { name, parameters, timeZone, now }: EngineQuestion,
  warehouses: readonly number[],
): {
  readonly values: Record<string, DuckDBValue>;
  readonly types: Record<string, DuckDBType>;
} {
  const values: Record<string, DuckDBValue> = {};
  const types: Record<string, DuckDBType> = {};
  const isStory = name === "product" || name === "location";
  const given: EngineQuestion["parameters"] = {
    kind: isStory ? name : undefined,
    ...parameters,
    timeZone,
    now: timestamp(now),
  };
  for (const [, parameter = ""] of sql.matchAll(/\$(\w+)/g)) {
    if (parameter === "warehouses") {
      values[parameter] = listValue(warehouses.map(BigInt));
      types[parameter] = LIST(BIGINT);
      continue;
    }
    const sent = given[parameter];
    const isInstant = parameter === "before" && typeof sent === "string";
    const value = isInstant ? timestamp(Date.parse(sent)) : sent;
    values[parameter] = typeof value === "number" ? BigInt(value) : (value ?? null);
    types[parameter] = typeof value === "number" ? BIGINT : VARCHAR;
  }
  return { values, types };
}

/** As the engine reads it. */
function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace("T", " ").replace("Z", "");
}
