import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fontWeights } from "./font-weights.ts";

test("styles use no weights that the build removes", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const styles = files.filter((file) => file.endsWith(".css"));
  const asked = styles.flatMap((file) =>
    [...readFileSync(join("src", file), "utf8").matchAll(/(?:font-weight|--w-[a-z]+): (\d+)/g)].map(
      ([, weight]) => Number(weight),
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(fontWeights.min);
  expect(Math.max(...asked)).toBeLessThanOrEqual(fontWeights.max);
});
