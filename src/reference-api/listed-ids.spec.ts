import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countingSentinels, importSentinels } from "./faults/sentinels.ts";

const page = readFileSync(new URL("../../docs/reference-api.md", import.meta.url), "utf8");

describe("docs/reference-api.md", () => {
  it.each([...countingSentinels, ...importSentinels])("lists $id", ({ id, description }) => {
    expect(page).toContain(`| \`${id}\` | ${description} |`);
  });
});
