import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readTextFile, unreadable } from "./text-file.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard text "));
afterAll(() => rmSync(directory, { recursive: true }));

const text = "ACCESS=passcode\r\nACCESS_PASSCODE=Größe 雪\r\n";
const utf16 = Buffer.from(text, "utf16le");

function reasonFor(content: Buffer): string {
  const path = join(directory, "file");
  writeFileSync(path, content);
  try {
    return readTextFile(path);
  } catch (error) {
    return unreadable(error);
  }
}

test("reads UTF-8, with and without a byte order mark", () => {
  expect(reasonFor(Buffer.from(text))).toBe(text);
  expect(reasonFor(Buffer.from(`\uFEFF${text}`))).toBe(text);
  expect(reasonFor(Buffer.alloc(0))).toBe("");
  expect(reasonFor(Buffer.alloc(1_000_000, "x"))).toHaveLength(1_000_000);
});

test.each([
  ["UTF-16, low byte first", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  [
    "UTF-16, high byte first",
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
  ],
  ["UTF-16 without a mark", utf16],
  ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
  ["UTF-16 of ideographs alone, which has no null byte", Buffer.from("\uFEFF雪雪", "utf16le")],
  ["Latin-1", Buffer.from("Größe", "latin1")],
  ["a null byte", Buffer.from("PORT=1\0")],
  ["a program", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
])("refuses %s by its encoding", (_, content) => {
  expect(reasonFor(content)).toMatch(/^is not text in UTF-8/);
});

test("refuses what is too large", () => {
  expect(reasonFor(Buffer.alloc(1_000_001, "x"))).toBe("is larger than 1 MB");
});

test.runIf(process.platform !== "win32")("refuses pipes and devices unread", () => {
  const pipe = join(directory, "pipe");
  execFileSync("mkfifo", [pipe]);
  for (const path of [pipe, "/dev/zero", "/dev/null"]) {
    expect(() => readTextFile(path)).toThrow(expect.objectContaining({ code: "NOTFILE" }));
  }
  expect(unreadable(Object.assign(new Error("no"), { code: "NOTFILE" }))).toMatch(
    /^is not a regular file: /,
  );
});

test("says why a file cannot be read", () => {
  mkdirSync(join(directory, "folder"));
  const reason = (path: string) => {
    try {
      return readTextFile(path);
    } catch (error) {
      return unreadable(error);
    }
  };
  expect(reason(join(directory, "none"))).toMatch(/\(ENOENT\): write its path/);
  expect(reason(join(directory, "folder"))).toMatch(/\(EISDIR\): .*not of a folder/);
  const denied = Object.assign(new Error("no"), { code: "EACCES" });
  expect(unreadable(denied)).toMatch(/\(EACCES\): let the gateway's user read it/);
});
