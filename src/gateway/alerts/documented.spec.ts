import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SettingsReader } from "#gateway/config/settings-reader.ts";
import { readAlertsFile } from "./alerts-file.ts";

const guide = readFileSync(new URL("../../../docs/alerts.md", import.meta.url), "utf8");
const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) => text);

/** What the files that the examples name contain. */
const secrets: Readonly<Record<string, string>> = {
  "/run/secrets/hook": Buffer.alloc(32, 7).toString("base64"),
  "/run/secrets/slack": "https://hooks.slack.com/services/T0/B0/xyz",
  "/run/secrets/smtp": "password",
  "/run/secrets/teams": "https://prod-1.logic.azure.com/workflows/1/triggers/manual?sig=xyz",
};

/** The lists of all examples below one heading each, as one file has them. */
const whole = ["targets", "digests", "rules"]
  .map((part) => {
    const lists = examples.filter((text) => text.startsWith(`${part}:\n`));
    return [`${part}:`, ...lists.map((text) => text.slice(part.length + 2))].join("\n");
  })
  .join("\n");

test("the examples of the guide are one valid file", () => {
  expect(examples.every((text) => /^(targets|digests|rules):\n/.test(text))).toBe(true);
  const settings = new SettingsReader(
    {
      ...{ ALERTS_FILE: "alerts.yaml", CURRENCY: "EUR", TARGETS: "accuracy 97" },
      WORK_HOURS: "Europe/Madrid Mo-Fr 06:00-22:00",
    },
    (path) => (path === "alerts.yaml" ? whole : (secrets[path] ?? "")),
  );
  const alerts = readAlertsFile(settings);
  expect(settings.faults).toEqual([]);
  expect(alerts?.targets.map(({ kind }) => kind)).toEqual(["slack", "teams", "mail", "webhook"]);
  expect(alerts?.digests).toHaveLength(2);
});
