import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
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
  it.each(Object.entries(historyRules))("%s names what it hides, and nothing else", (_, rules) => {
    const hidden = [...rules.hides.costs, ...rules.hides.names];
    expect(optionalPaths(rules.response).toSorted()).toEqual(hidden.toSorted());
  });
});

describe("address of a question", () => {
  it("keeps any code as one parameter", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }), (code) => {
        const address = new URL(historyPath("product", { code }), "http://a.test");
        expect(address.pathname).toBe("/api/v1/history/product");
        expect([...address.searchParams]).toEqual([["code", code.toWellFormed()]]);
      }),
    );
  });

  it("leaves out what is not given", () => {
    expect(historyPath("state", {})).toBe("/api/v1/history/state");
    const by = { warehouse: undefined, by: "class" } as const;
    expect(historyPath("accuracy", by)).toBe("/api/v1/history/accuracy?by=class");
  });

  it("has defaults and limits", () => {
    expect(v.parse(historyParameters.offenders, {})).toMatchObject({ least: 2, of: 6, limit: 100 });
    expect(v.is(historyParameters.offenders, { least: "0" })).toBe(false);
    expect(v.is(historyParameters.product, { code: "a".repeat(4001) })).toBe(false);
    expect(v.is(historyParameters.accuracy, { from: "2026-13" })).toBe(false);
  });
});
