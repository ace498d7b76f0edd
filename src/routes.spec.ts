import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressesOf, addressOf, idOf, isCounting, paths, routeAt, routes } from "./routes.ts";
import { countingParts, listParts } from "./slices.ts";

/** Dot segments are no ids: a browser resolves them away. */
const ids = fc.string({ unit: "grapheme" }).filter((id) => !/^\.\.?$/.test(id));

describe("the id in an address", () => {
  it("is any text that was put there", () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(idOf(new URL(paths.counting(id), "http://x").pathname)).toBe(id);
      }),
      { examples: [["a/b"], ["a%2Fb"], ["50%"], ["ü ñ"], ["a?b#c"], ["a%25b"]] },
    );
  });

  it("has a placeholder for half of a character, which no address can have", () => {
    const halves = "cut \ud83d off \udc4d";
    expect(idOf(paths.counting(halves))).toBe("cut \ufffd off \ufffd");
  });

  it("is unchanged if it is not an encoding", () => {
    expect(idOf("/countings/50%")).toBe("50%");
  });
});

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map(
  (file) => `src/${file.replaceAll("\\", "/")}`,
);

describe("the route table", () => {
  const pageFiles = files.filter((file) => /^src\/(pages|slices)\/(.*\/)?page\.tsx$/.test(file));

  it("has a row for every page in the source", () => {
    expect(routes.map(({ module }) => module).sort()).toEqual(pageFiles.sort());
  });

  it.each(routes)("has $name among the documented addresses", (route) => {
    const documented = readFileSync("docs/addresses.md", "utf8");
    for (const address of addressesOf(route)) {
      const path = address.replace(/\/:id\?$/, "");
      expect(documented).toContain(`\`${path}\``);
    }
  });

  it.each(routes.map(({ module }) => module))("finds one component alone in %s", (module) => {
    const exported = [...readFileSync(module, "utf8").matchAll(/^export .*/gm)];
    expect(exported).toHaveLength(1);
    expect(exported[0]?.[0]).toMatch(/^export function [A-Z]\w*Page\(/);
  });

  it.each(routes)("finds $name at its own address", (route) => {
    const address = addressOf(route, route.pattern.includes(":id") ? "a/b" : undefined);
    for (const path of [address, `${address}/`, address.toUpperCase()]) {
      expect(routeAt(path)?.name).toBe(route.name);
    }
  });

  it.each(["/countings", "/countings/a/b", "/imports/a/b", "/screen/setup/x", "/nowhere", ""])(
    "finds nothing at %s",
    (path) => expect(routeAt(path)).toBeUndefined(),
  );

  it("distinguishes a counting from its further pages", () => {
    expect(["/countings/a", "/countings/a/", "/countings/a/b", "/"].map(isCounting)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it.each([
  ["list-part", listParts],
  ["counting-part", countingParts],
])("each %s of a slice has its line", (name, lines) => {
  const parts = files.filter((file) => new RegExp(`^src/slices/[^/]+/${name}\\.tsx$`).test(file));
  expect([...lines].sort()).toEqual(parts.map((file) => `/${file}`).sort());
});
