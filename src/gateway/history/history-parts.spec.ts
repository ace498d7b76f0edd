import { existsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { archiveFolder, removeFolders } from "#gateway/testing/archive.ts";
import { forkHistory } from "./fork.ts";
import { historyParts } from "./history-parts.ts";

afterEach(removeFolders);

test.each([
  ["without a folder", null, false],
  ["switched off for demo data", "off", true],
])("there is no history %s", (_, archiveDir, demo) => {
  expect(historyParts({ archiveDir, archiveDays: 400, demo }, "")).toBeUndefined();
});

test("a folder is that of the working directory", () => {
  const parts = historyParts({ archiveDir: "archive", archiveDays: 90, demo: false }, "");
  expect(parts?.options).toMatchObject({
    folder: join(process.cwd(), "archive"),
    days: 90,
    isTemporary: false,
  });
});

test("demo data has a temporary folder, and is read faster", async () => {
  const parts = historyParts({ archiveDir: null, archiveDays: 400, demo: true }, "");
  const { folder = "", isTemporary, pauseMs } = parts?.options ?? {};
  expect(existsSync(folder)).toBe(true);
  await rm(folder, { recursive: true });
  expect({ isTemporary, pauseMs }).toEqual({ isTemporary: true, pauseMs: 100 });
});

test("its process gets no setting, and ends when it is told to, and why is known", async () => {
  const entry = join(archiveFolder(), "entry.mjs");
  writeFileSync(
    entry,
    `process.on("disconnect", () => process.exit(0));
     process.on("message", () => process.send({ kind: "note", level: "info", message: Object.keys(process.env).join() }));`,
  );
  process.env.COUNTING_API_CLIENT_SECRET = "secret";
  try {
    const started = forkHistory(entry);
    const ended = new Promise<string>((resolve) => started.onEnd(resolve));
    const told = new Promise<string>((resolve) => {
      started.onMessage((message) => resolve(message.kind === "note" ? message.message : ""));
    });
    started.send({ kind: "cancel", id: 0 });
    const names = (await told).split(",");
    expect(names).toContain("PATH");
    expect(names.filter((name) => /COUNTING|SECRET|ACCESS/.test(name))).toEqual([]);
    started.end();
    expect(await ended).toBe("code 0");
    const hanging = forkHistory(entry);
    const why = new Promise<string>((resolve) => hanging.onEnd(resolve));
    hanging.kill();
    expect(await why).toBe("SIGKILL");
  } finally {
    delete process.env.COUNTING_API_CLIENT_SECRET;
  }
});
