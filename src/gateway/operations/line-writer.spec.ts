import { expect, test } from "vitest";
import { createLineWriter } from "./line-writer.ts";

test("lines of one turn are written together, in order and once", async () => {
  const written: string[] = [];
  const writer = createLineWriter({ write: (text: string) => written.push(text) > 0 });
  writer.write("a");
  writer.write("b");
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  writer.write("c");
  writer.flush();
  await new Promise(setImmediate);
  expect(written).toEqual(["a\nb\n", "c\n"]);
});
