import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { lineChecks } from "#domain/lines/line-checks.ts";
import { countFigures } from "#figures/of-history.ts";
import { figuresIn } from "#figures/of-lines.ts";
import { definitionOf } from "#messages/definition-of.ts";
import { definitions, type FigureName } from "./definitions.ts";
import { ofReplay } from "./definitions-replay.ts";
import { ofRescue, ofRound } from "./definitions-rescue.ts";

const names = Object.values(definitions).flatMap((group) => Object.keys(group)) as FigureName[];

const src = fileURLToPath(new URL("../../", import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => readFileSync(`${src}${path}`, "utf8"));

/** Every name that the source gives to a figure where it is shown. */
const used = sources.flatMap((source) =>
  [
    ...source.matchAll(/(?:<(?:Figure|Count)\s+name=|\b(?:figureOf\w*|of[A-Z]\w*)\()"([\w-]+)"/g),
  ].map(([, name]) => name),
);

describe("the definitions", () => {
  test("are there for every figure of the pages", () => {
    expect(new Set(used).size).toBeGreaterThan(15);
    expect(used.filter((name) => !names.some((defined) => defined === name))).toEqual([]);
  });

  test("define nothing that no page shows", () => {
    const text = sources.join("\n");
    // Rendered by name, in a list.
    const listed: readonly string[] = [
      ...lineChecks,
      ...(["strip", "foot", "report"] as const).flatMap((place) =>
        figuresIn(place).map(({ name }) => name),
      ),
    ];
    // They stand with all others, because every figure's name has one type.
    const ofSlices = {
      history: { ...definitions.history, ...countFigures },
      imports: definitions.log,
      recount: ofRound,
      rescue: ofRescue,
      // Both are of what happened before now; a missing one takes figures of both out of the check.
      replay: ofReplay,
      changes: ofReplay,
    };
    const ofMissingSlices = Object.entries(ofSlices).flatMap(([slice, figures]) =>
      existsSync(`${src}slices/${slice}`) ? [] : Object.keys(figures),
    );
    const known = [...listed, ...ofMissingSlices];
    const unused = names.filter((name) => !known.includes(name) && !text.includes(`"${name}"`));
    expect(unused).toEqual([]);
  });

  test("have a meaning each, and none is in two groups", () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const { name: title, meaning, unit, noAnswer } = definitionOf(definitions, name);
      for (const text of [title, meaning, unit, noAnswer ?? "-"]) expect(text).not.toBe("");
      expect(meaning).toMatch(/\.$/);
    }
  });
});
