import { expect, test } from "vitest";
import { createLineWriter, createLog, type LogLevel } from "./log.ts";

function linesAt(minLevel: LogLevel) {
  const lines: string[] = [];
  const log = createLog(
    minLevel,
    (line) => lines.push(line),
    () => new Date(0),
  );
  const line = {
    method: "GET",
    route: "/*",
    ms: 1.6,
    bytes: 3,
    cache: "hit",
    viewer: "-",
  } as const;
  log.request({ ...line, status: 200 }, false);
  log.request({ ...line, status: 200 }, true);
  log.request({ ...line, status: 429 }, false);
  log.request({ ...line, status: 503 }, false);
  log.note("debug", "said");
  return lines.map((one) => JSON.parse(one).level);
}

test("logs entries of at least the level", () => {
  expect(linesAt("debug")).toEqual(["info", "error", "warn", "error", "debug"]);
  expect(linesAt("info")).toEqual(["info", "error", "warn", "error"]);
  expect(linesAt("warn")).toEqual(["error", "warn", "error"]);
  expect(linesAt("error")).toEqual(["error", "error"]);
  expect(linesAt("silent")).toEqual([]);
});

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
