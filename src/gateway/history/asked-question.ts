import * as v from "valibot";
import type { Access } from "#contract/access.ts";
import type { HistoryQuestion } from "#contract/history/parameters.ts";
import { type HistoryRules, historyRules } from "#contract/history.ts";
import { readParameters } from "#gateway/api/list-query.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { outOfScope } from "#gateway/scope/in-scope.ts";
import type { EngineQuestion } from "./protocol.ts";

/** Below which the questions are, each at its name. */
export const historyBase = "/api/v1/history/";

/** The question at a path; `undefined` for another path. */
export function questionAt(path: string): HistoryQuestion | undefined {
  const name = path.slice(historyBase.length);
  return path.startsWith(historyBase) && Object.hasOwn(historyRules, name)
    ? (name as HistoryQuestion)
    : undefined;
}

/** Rows of a file at most. */
const maxFileRows = 200_000;

/** What a viewer asks, within the viewer's scope. */
export type AskedQuestion = Pick<EngineQuestion, "name" | "parameters" | "warehouse" | "hidden">;

/**
 * Reads a question's parameters and restricts it to the viewer's scope.
 * @param rules its rules; a question that lacks one is refused
 * @throws ProblemError `out-of-scope`; `bad-request`
 */
export function askedQuestion(
  name: HistoryQuestion,
  query: string,
  { scope, hidden }: Access,
  rules: Partial<HistoryRules> = historyRules[name],
): AskedQuestion {
  if (!isComplete(rules)) throw outOfScope();
  const parameters = readQuery(rules, query);
  const named = [parameters.a, parameters.b];
  const { warehouse = null } = parameters;
  switch (scope.kind) {
    case "all":
      return { name, parameters, warehouse: textOf(warehouse), hidden };
    case "warehouse":
      if (warehouse !== null && warehouse !== scope.warehouse) throw outOfScope();
      return { name, parameters, warehouse: scope.warehouse, hidden };
    case "countings":
      // Both are among the chosen ones, of whichever warehouse.
      if (rules.scope !== "countings" || !named.every((id) => scope.ids.includes(String(id)))) {
        throw outOfScope();
      }
      return { name, parameters, warehouse: null, hidden };
    case "counting":
      // The history is about other countings, too.
      throw outOfScope();
  }
}

function isComplete(rules: Partial<HistoryRules>): rules is HistoryRules {
  const { parameters, response, scope, hides } = rules;
  return Boolean(parameters && response && scope && hides?.costs && hides.names);
}

function textOf(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

function readQuery({ parameters }: HistoryRules, query: string): EngineQuestion["parameters"] {
  const names = Object.keys("entries" in parameters ? (parameters.entries as object) : {});
  const given = readParameters(query, names);
  const read = v.safeParse(parameters, given);
  if (!read.success) {
    const [first] = read.issues;
    const name = v.getDotPath(first);
    throw bad(
      name === null || given[name] === undefined
        ? "A parameter that this address needs is missing."
        : `The parameter ${name} has a value that this address does not take.`,
    );
  }
  const output = read.output as EngineQuestion["parameters"];
  const isFile = output.format !== undefined;
  const found = isFile ? { ...output, limit: maxFileRows, offset: 0 } : output;
  if (names.includes("counting") && (found.counting ?? found.before) === undefined) {
    throw bad("This address needs the parameter counting, or before.");
  }
  return found;
}

function bad(detail: string): ProblemError {
  return new ProblemError("bad-request", { detail });
}
