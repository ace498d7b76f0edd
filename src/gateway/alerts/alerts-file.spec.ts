import { expect, test } from "vitest";
import { SettingsReader } from "#gateway/config/settings-reader.ts";
import { readAlertsFile } from "./alerts-file.ts";

const secret = Buffer.alloc(32, 7).toString("base64");

function read(text: string, env: Readonly<Record<string, string>> = {}) {
  const settings = new SettingsReader({ ALERTS_FILE: "alerts.yaml", ...env }, (path) => {
    if (path === "alerts.yaml") return text;
    if (path === "hook.secret") return secret;
    throw Object.assign(new Error(path), { code: "ENOENT" });
  });
  return { alerts: readAlertsFile(settings), faults: settings.faults };
}

const targets = `
targets:
  - name: hook
    kind: webhook
    url: https://hooks.example.com/in
    secretFile: hook.secret
`;

test("the file has targets and digests", () => {
  const { alerts, faults } = read(
    `${targets}
digests:
  - { name: Evening, at: ["18:00", "22:00"], targets: [hook] }
  - { name: Shift, at: shift-end, warehouse: "007", targets: [hook] }
`,
    { WORK_HOURS: "Europe/Madrid Mo-Fr 06:00-22:00" },
  );
  expect(faults).toEqual([]);
  expect(alerts?.targets.map(({ name }) => name)).toEqual(["hook"]);
  expect(alerts?.digests).toEqual([
    { name: "Evening", warehouse: null, times: ["18:00", "22:00"], targets: ["hook"] },
    { name: "Shift", warehouse: "007", times: [], targets: ["hook"] },
  ]);
});

test("without the setting there are no alerts", () => {
  const settings = new SettingsReader({}, () => "");
  expect(readAlertsFile(settings)).toBeNull();
});

test("all faults of the file are reported at once", () => {
  const { faults } = read(`${targets}    privat: true
digests:
  - { name: A, at: "6:00", targets: [hok] }
  - { name: B, at: shift-end, targets: [hook] }
  - { name: C, at: "06:00", wharehouse: X, targets: [] }
`);
  expect(faults).toEqual([
    "ALERTS_FILE: Target hook: it has a member that is not known: private may be meant.",
    expect.stringMatching(/^ALERTS_FILE: Digest A: write times/),
    "ALERTS_FILE: Digest A: one of its targets is not in the file: hook may be meant.",
    expect.stringMatching(/^ALERTS_FILE: Digest B: shift-end needs WORK_HOURS/),
    expect.stringMatching(/^ALERTS_FILE: Digest C: .*warehouse may be meant/),
    expect.stringMatching(/^ALERTS_FILE: Digest C: write a list of targets/),
  ]);
});

test.each([
  ["no YAML", "targets: [\n  - a: b", /line \d+ is no YAML/],
  ["a tab for indentation", "targets:\n\t- name: a", /line 2 is no YAML/],
  ["a name twice", "targets: []\ntargets: []", /line 2 is no YAML/],
  ["a list", "- a", /has no members/],
  ["nothing", "", /has no members/],
  ["an unknown member", "canary: 1", /6 characters that is not known/],
])("%s is a fault without a value", (_, text, fault) => {
  const { faults } = read(text);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults.join()).not.toContain("canary");
});

test("aliases that multiply are refused at once", () => {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
  for (let level = 1; level < 12; level += 1) {
    lines.push(
      `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(", ")}]`,
    );
  }
  const start = performance.now();
  expect(read(lines.join("\n")).faults).toEqual([expect.stringMatching(/aliases/)]);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("a file that is missing is a fault", () => {
  expect(read("", { ALERTS_FILE: "none.yaml" }).faults).toEqual([
    expect.stringMatching(/^ALERTS_FILE names a file that cannot be read \(ENOENT\)/),
  ]);
});
