import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "countboard snapper "));
afterAll(() => rmSync(folder, { recursive: true }));

const script = fileURLToPath(new URL("../../scripts/browser.mjs", import.meta.url));

function program(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

/** The browser for tests among those in the folders. */
function found(...places: string[]): string {
  const code = `import(${JSON.stringify(script)}).then((m) => console.log(m.findBrowser("bare")))`;
  const env = { PATH: places.map((place) => join(folder, place)).join(":") };
  return execFileSync(process.execPath, ["-e", code], { env, encoding: "utf8" }).trim();
}

// Windows has neither.
test.runIf(process.platform === "linux")("a Chromium that comes as a snap is passed over", () => {
  // As Ubuntu's package starts it, and as snapd links it.
  program("script/chromium-browser", "#!/bin/sh\nexec /snap/bin/chromium.launcher\n");
  program("snap/bin/chromium", "");
  mkdirSync(join(folder, "linked"));
  symlinkSync(program("snap/any", ""), join(folder, "linked/chromium"));
  const whole = program("whole/google-chrome", "#!/bin/sh\nexec /opt/google/chrome/chrome\n");
  expect(found("script", "snap/bin", "linked", "whole")).toBe(whole);
});
