import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SettingsReader } from "#gateway/config/settings-reader.ts";
import { readAlertsFile } from "./alerts-file.ts";

test("the example has every part of a file, without a fault", () => {
  const path = fileURLToPath(new URL("../../../alerts.example.yaml", import.meta.url));
  const settings = new SettingsReader({ ALERTS_FILE: path }, (name) => {
    if (name === path) return readFileSync(path, "utf8");
    return name.endsWith("slack-webhook")
      ? "https://hooks.slack.com/services/T0/B0/x"
      : Buffer.alloc(32, 7).toString("base64");
  });
  const file = readAlertsFile(settings);
  expect(settings.faults).toEqual([]);
  expect(file?.rules.map(({ condition }) => condition.kind)).toEqual([
    "verdict",
    "verdict",
    "figure",
    "figure",
    "api-down",
  ]);
  expect(file?.targets).toHaveLength(2);
  expect(file?.digests).toHaveLength(1);
});
