import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL("../../docs/decisions", import.meta.url));

it("numbers each decision once, in its name and title", () => {
  const files = readdirSync(folder).sort();
  const numbers = files.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
  const titles = files.map((file) => readFileSync(join(folder, file), "utf8").split("\n")[0]);
  expect(titles).toEqual(numbers.map((number) => expect.stringMatching(`^# ${number}\\. `)));
});
