import fc from "fast-check";
import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import { historyParameters, historyPath } from "./history/parameters.ts";
import { historyRules } from "./history.ts";
import { elementOf, membersOf, whenSent, withoutNull } from "./schema-parts.ts";

/** Paths of all members below a schema that may be left out. */
function optionalPaths(schema: v.GenericSchema, path: readonly string[] = []): string[] {
  const own = schema.type === "optional" ? [path.join(".")] : [];
  const { inner } = withoutNull(whenSent(schema));
  const element = elementOf(inner);
  const below = element
    ? optionalPaths(element, path)
    : Object.entries(membersOf(inner) ?? {}).flatMap(([key, member]) =>
        optionalPaths(member, [...path, key]),
      );
  return [...own, ...below];
}

describe("rules of the history", () => {
  it.each(Object.entries(historyRules))(
    "%s names what it hides, and hides nothing else",
    (_, rules) => {
      const hidden = [...rules.hides.costs, ...rules.hides.names];
      expect(optionalPaths(rules.response).toSorted()).toEqual(hidden.toSorted());
    },
  );
});
