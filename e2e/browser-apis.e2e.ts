import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** What browsers got after the versions that README.md names, by the text that it has in built code. */
const newer: Readonly<Record<string, RegExp>> = {
  "Array.fromAsync": /\bArray\.fromAsync\b/,
  "Object.groupBy, Map.groupBy": /\.groupBy\(/,
  "Promise.withResolvers, Promise.try": /\bPromise\.(?:withResolvers|try)\b/,
  "URL.canParse, URL.parse": /\bURL\.(?:canParse|parse)\b/,
  "methods of sets":
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|union|intersection)\(/,
  "methods of iterators":
    /\bIterator\.|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find|forEach)\(|\.toArray\(\)/,
  "Map.getOrInsert": /\.getOrInsert(?:Computed)?\(/,
  "RegExp.escape, modifiers": /\bRegExp\.escape\b|\(\?[ims]*-?[ims]+:/,
  "Math.sumPrecise, f16round": /\bMath\.(?:sumPrecise|f16round)\b/,
  "Error.isError": /\bError\.isError\b/,
  "Uint8Array in base64": /\.(?:toBase64|fromBase64|toHex|fromHex)\(/,
  "JSON.rawJSON": /\bJSON\.(?:rawJSON|isRawJSON)\b/,
  "Intl.DurationFormat": /\bIntl\.DurationFormat\b/,
  "Temporal, URLPattern": /\bTemporal\.|\bURLPattern\b/,
  "scheduler.yield": /\bscheduler\.(?:yield|postTask)\b/,
  "ReadableStream.from": /\bReadableStream\.from\b/,
  "Element.moveBefore, setHTML": /\.(?:moveBefore|setHTML|setHTMLUnsafe|getHTML)\(/,
  "custom highlights": /\bCSS\.highlights\b/,
  "invoker commands": /\b(?:commandfor|commandFor|closedby|closedBy|interestfor)\b/,
  using: /\bSymbol\.(?:asyncD|d)ispose\b/,
};

/** The same in style sheets, but for what only decorates: `text-wrap`, `@starting-style`. */
const newerStyles: Readonly<Record<string, RegExp>> = {
  "light-dark()": /light-dark\(/,
  anchors: /anchor-name|position-anchor|anchor\(|position-area|position-try/,
  "field-sizing": /field-sizing/,
  "interpolate-size": /interpolate-size|calc-size\(/,
  "relative colours": /(?:rgb|hsl|oklch|lab)\(from /,
  "@scope, @function": /@(?:scope|function)\b/,
  "if()": /:if\(/,
  nesting: /[{;}]&/,
  "text-box": /text-box/,
  "selectors of 2024 and later":
    /:(?:state\(|open\b|user-valid|user-invalid|has-slotted|target-current)/,
};

/** The build's files of a kind, with their text. */
function builtFiles(ending: string): readonly (readonly [name: string, text: string])[] {
  const folder = new URL("../dist/page/assets/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]);
}

test("the build uses nothing that the oldest browsers of README.md lack", () => {
  for (const [ending, features] of [
    [".js", newer],
    [".css", newerStyles],
  ] as const) {
    const files = builtFiles(ending);
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap(([name, text]) =>
      Object.keys(features)
        .filter((feature) => features[feature]?.test(text))
        .map((feature) => `${feature} in ${name}`),
    );
    expect(found).toEqual([]);
  }
});

test("style sheets use subgrid only where browsers know it", () => {
  for (const [name, text] of builtFiles(".css")) {
    const outside = text.replace(
      /@supports ?\(grid-template-columns: ?subgrid\) ?\{(?:[^{}]|\{[^{}]*\})*\}/g,
      "",
    );
    expect(outside, name).not.toContain("subgrid");
  }
});
