import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("./", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const styles = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".module.css") && !name.startsWith("setup"))
  .map((name) => ({ name, text: read(name).replace(/\/\*.*?\*\//gs, "") }));

type Colours = Readonly<Record<string, string>>;

/** Custom properties that a rule sets, without dashes. */
function colours(css: string, selector: string): Colours {
  const [, body = ""] = css.split(`${selector} {`);
  const found = (body.split("}")[0] ?? "").matchAll(/--([\w-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value]));
}

/** A colour's value, through the properties that it refers to. */
function colourOf(name: string, of: Colours): string {
  const value = of[name] ?? "";
  const [, next] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return next ? colourOf(next, of) : value;
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Every colour declaration, with its selector. */
const declared = styles.flatMap(({ text }) =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
    [...body.matchAll(/(?:^|[\s;])(color|fill|background): ([^;]+);/g)].map(
      ([, property = "", value = ""]) => ({ selector: selector.trim(), property, value }),
    ),
  ),
);

/** Glyphs and chart shapes are marks, which need less contrast than text. */
const isMark = (selector: string) => /svg|glyph|\.(?:area|cone|dot|line)\b/.test(selector);
const names = (isMatch: (one: (typeof declared)[number]) => boolean) => [
  ...new Set(
    declared.filter(isMatch).map(({ value }) => /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? value),
  ),
];
const texts = names(
  ({ selector, property }) =>
    (property === "color" || (property === "fill" && selector.includes("text"))) &&
    !isMark(selector),
);

it("takes every colour from a theme, so that all are tested", () => {
  const free = declared.filter(({ property, value }) =>
    property === "background"
      ? /#|rgb/.test(value)
      : !/^(?:var\(--[\w-]+\)|currentColor|none)$/.test(value),
  );
  expect(free).toEqual([]);
  expect(texts).toEqual(
    expect.arrayContaining(["ink", "ink-2", "stale-ink", "late-text", "risk-text", "on-banner"]),
  );
});

it.each(["dark", "light"])("gives text 7:1 and marks 3:1 on %s, fresh and stale", (theme) => {
  const surface = read("surface.module.css");
  const fresh = colours(surface, `.surface[data-theme="${theme}"]`);
  const stale = {
    ...fresh,
    ...colours(read("frame/frame.module.css"), '.frame.frame[data-state="stale"]'),
  };
  const weak = [fresh, stale].flatMap((of, index) => {
    const state = index === 0 ? "fresh" : "stale";
    const judged = (name: string, min: number) => {
      const ground = colourOf(name === "on-banner" ? "banner" : "bg", of);
      const found = contrast(colourOf(name, of), ground);
      return found >= min ? [] : [`${state}: ${name} ${found.toFixed(2)}:1`];
    };
    const marks = ["counted", "progress", "pace", "short", "over", "risk", "late", "control"];
    return [
      ...texts.flatMap((name) => judged(name, 7)),
      ...[...marks, "focus"].flatMap((name) => judged(name, 3)),
    ];
  });
  expect(weak).toEqual([]);
});
