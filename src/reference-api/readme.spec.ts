import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countingSentinels, importSentinels } from "./faults/sentinels.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

describe("the README", () => {
  it.each([...countingSentinels, ...importSentinels])("lists $id", ({ id, description }) => {
    expect(readme).toContain(`| \`${id}\` | ${description} |`);
  });
});
