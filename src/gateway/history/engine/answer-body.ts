import type { DuckDBValue } from "@duckdb/node-api";
import { historyRules } from "#contract/history.ts";
import { elementOf, membersOf, whenSent } from "#contract/schema-parts.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import { leaveOut, pickerOf } from "#gateway/scope/shape.ts";
import { jsonOf } from "./values.ts";

/**
 * The JSON of an answer: what its schema names, without the members that are hidden from the viewer.
 * @param row the members by name; a list without an element may be null
 * @returns `undefined` when a required object is null
 */
export function bodyOf(
  { name, hidden }: EngineQuestion,
  row: Readonly<Record<string, DuckDBValue>>,
): string | undefined {
  const { response, hides } = historyRules[name];
  const members = Object.entries(membersOf(response) ?? {});
  const answer: Record<string, unknown> = {};
  for (const [key, schema] of members) {
    const value = row[key] ?? null;
    if (value === null && membersOf(schema)) return undefined;
    answer[key] = value === null && elementOf(whenSent(schema)) ? [] : jsonOf(value);
  }
  const paths = new Set(hidden.flatMap<string>((what) => hides[what]));
  return JSON.stringify(pickerOf(response, paths, [], leaveOut)(answer));
}
