import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { fontWeights } from "#ui/fonts/font-weights.ts";

const src = fileURLToPath(new URL("..", import.meta.url));
const tokens = readFileSync(join(src, "ui", "tokens.css"), "utf8");

/** Sheets of paper have sizes of their own. */
const papers = /^slices\/(handover\/sheet|report\/|recount\/round-sheet)[\w/.-]*\.css$/;
/** Office screens are sized by the distance of their viewers. */
const screens = /^slices\/screens\/(?!setup\/)/;

const sizes = /^(var\(--(t-\d+|glyph)\)|inherit|0)$/;
const weights = /^(var\(--w-(text|label|strong)\)|inherit)$/;

const styles = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".css") && !screens.test(file));

/** The values of a property in a stylesheet, each with the name of its file. */
function valuesOf(property: string, file: string) {
  const css = readFileSync(join(src, file), "utf8");
  return [...css.matchAll(new RegExp(`(?<![\\w-])${property}:([^;]+);`, "g"))].map(([, value]) => ({
    file,
    value: value?.trim() ?? "",
  }));
}

/** The values of the tokens whose names begin so, in their order. */
function tokenValues(prefix: string): number[] {
  return [...tokens.matchAll(new RegExp(`${prefix}[a-z0-9]+: ([\\d.]+)(rem)?;`, "g"))].map(
    ([, value, isRem]) => Number(value) * (isRem ? 16 : 1),
  );
}

it("has eight sizes and three weights", () => {
  expect(tokenValues("--t-")).toEqual([12, 13, 14, 16, 20, 24, 28, 56]);
  expect(tokenValues("--w-")).toEqual([420, 560, 640]);
});

it("uses no other size or weight", () => {
  const paperless = styles.filter((file) => !papers.test(file));
  const sized = paperless.flatMap((file) => valuesOf("font-size", file));
  const weighed = styles.flatMap((file) => valuesOf("font-weight", file));
  expect(sized.filter(({ value }) => !sizes.test(value))).toEqual([]);
  expect(weighed.filter(({ value }) => !weights.test(value))).toEqual([]);
  expect(Math.min(sized.length, weighed.length)).toBeGreaterThan(100);
  const whole = paperless.flatMap((file) => valuesOf("font", file));
  expect(whole.filter(({ value }) => !/^(inherit$|var\(--w-)/.test(value))).toEqual([]);
});

it("uses no weight that the build removes from the font", () => {
  const all = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [...valuesOf("font-weight", file), ...valuesOf("font", file)])
    .map(({ value }) => Number(/^\d+/.exec(value)?.[0]))
    .filter((weight) => weight >= 100);
  for (const weight of [...all, ...tokenValues("--w-")]) {
    expect(weight).toBeGreaterThanOrEqual(fontWeights.min);
    expect(weight).toBeLessThanOrEqual(fontWeights.max);
  }
});
