import { expect, test } from "vitest";
import { readAlertsFile } from "#gateway/alerts/alerts-file.ts";
import { SettingsReader } from "#gateway/config/settings-reader.ts";

const targets = `
targets:
  - { name: hook, kind: webhook, url: "https://hooks.example.com/in", secretFile: hook.secret, costs: true }
  - { name: plain, kind: webhook, url: "https://hooks.example.com/in", secretFile: hook.secret }
`;

function read(rules: string, env: Readonly<Record<string, string>> = {}) {
  const settings = new SettingsReader({ ALERTS_FILE: "alerts.yaml", ...env }, (path) =>
    path === "alerts.yaml" ? `${rules}${targets}` : Buffer.alloc(32, 7).toString("base64"),
  );
  return { rules: readAlertsFile(settings)?.rules ?? [], faults: settings.faults };
}

/** The faults of one rule, without its name. */
function faultsOf(rule: string, env: Readonly<Record<string, string>> = {}): readonly string[] {
  const { faults } = read(`rules:\n  - { name: R, targets: [hook], ${rule} }\n`, env);
  return faults.map((fault) => fault.replace("ALERTS_FILE: Rule R: ", ""));
}

test("a rule has its condition, its scope and its times", () => {
  const { rules, faults } = read(
    `
rules:
  - name: Behind by two hours
    when: { figure: behind, atLeast: 2 h }
    warehouses: [MAD-01, "007"]
    lines: { from: 500 }
    margin: 30 min
    raiseAfter: 10 min
    solveAfter: 1 h
    quiet: true
    targets: [hook]
  - { name: Late, when: will be late, targets: [hook, plain] }
  - { name: Money, when: { figure: absolute-value, atLeast: 10000 EUR }, classes: [A], targets: [hook] }
  - { name: Missed, when: { target: accuracy A }, targets: [hook] }
  - { name: Down, when: API down, raiseAfter: 5 min, targets: [hook] }
`,
    { CURRENCY: "EUR", TARGETS: "accuracy 97" },
  );
  expect(faults).toEqual([]);
  expect(rules[0]).toEqual({
    name: "Behind by two hours",
    condition: { kind: "figure", figure: "behind", is: "at-least", threshold: 2 },
    warehouses: ["MAD-01", "007"],
    classes: [],
    lines: { from: 500, to: null },
    targets: ["hook"],
    isQuiet: true,
    margin: 0.5,
    raiseAfterMs: 600_000,
    solveAfterMs: 3_600_000,
  });
  expect(rules[1]).toMatchObject({
    condition: { kind: "verdict", verdict: "late" },
    raiseAfterMs: 0,
    solveAfterMs: 900_000,
  });
  expect(rules[2]).toMatchObject({ classes: ["A"], margin: 1000 });
  expect(rules.slice(3).map(({ condition }) => condition)).toEqual([
    { kind: "target", figure: "accuracy A" },
    { kind: "api-down" },
  ]);
});

test.each([
  [
    "when: { figure: accurcy, atMost: 95 % }",
    "the figure in its when is not known: accuracy may be meant.",
  ],
  [
    "when: { figure: progress, atLest: 5 % }",
    "its when has a member that is not known: atLeast may be meant.",
  ],
  ["when: wil be late", "its when is not known: “will be late” may be meant."],
  ["when: behind", expect.stringContaining("{ figure: behind, atLeast: 2 h or 30 min }")],
  [
    "when: overdue, wharehouses: [A]",
    "it has a member that is not known: warehouses may be meant.",
  ],
  ["when: overdue, raiseAfter: 5", "raiseAfter needs its unit: write such as 15 min or 2 h."],
  ["when: overdue, margin: 5 %", "margin is for figures alone: leave it out."],
  ["when: overdue, classes: [D]", "write A, B or C as classes."],
  ["when: overdue, classes: [A]", expect.stringContaining("of a whole count")],
  ["when: overdue, lines: { from: 9, to: 3 }", expect.stringContaining("write lines as such as")],
  ["when: target missed", expect.stringContaining("TARGETS is not set")],
])("%s is a fault", (rule, fault) => {
  expect(faultsOf(rule)).toContainEqual(fault);
});

test.each(["2", "8 %", "2,5 h", "-2 h", "1e9 h", "2 hours"])(
  "behind by %s has no unit",
  (written) => {
    const faults = faultsOf(`when: { figure: behind, atLeast: "${written}" }`);
    expect(faults).toEqual([expect.stringContaining("the threshold of behind needs its unit")]);
  },
);

test("an amount has the currency of the settings", () => {
  const rule = (unit: string) => `when: { figure: absolute-value, atLeast: 10000 ${unit} }`;
  expect(faultsOf(rule("EUR"), { CURRENCY: "EUR" })).toEqual([]);
  expect(faultsOf(rule("USD"), { CURRENCY: "EUR" })).toEqual([
    expect.stringContaining("write such as 10000 EUR"),
  ]);
  expect(faultsOf(rule("amount"))).toEqual([]);
});

test("a target without costs is not told of them", () => {
  const { faults } = read(
    "rules:\n  - { name: R, when: { figure: undocumented-value, atLeast: 5 amount }, targets: [plain, hok] }\n",
  );
  expect(faults).toEqual([
    expect.stringContaining("the target plain gets no costs"),
    "ALERTS_FILE: Rule R: one of its targets is not in the file: hook may be meant.",
  ]);
});

test("any target may be one of a variance, which a target without costs is not told of", () => {
  const faults = (targets: string, env: string) =>
    read(`rules:\n  - { name: R, when: target missed, targets: ${targets} }\n`, { TARGETS: env })
      .faults;
  const limited = "accuracy 97, variance 0.5";
  expect(faults("[hook, plain]", limited)).toEqual([
    expect.stringMatching(/the target plain gets no costs, .*such as \{ target: accuracy \}/),
  ]);
  expect(faults("[hook]", limited)).toEqual([]);
  expect(faults("[hook, plain]", "accuracy 97")).toEqual([]);
});

test("all faults of several rules are reported at once", () => {
  const { faults } = read("rules:\n  - { name: A, when: late }\n  - 5\n  - { when: late }\n");
  expect(faults).toEqual([
    "ALERTS_FILE: Rule A: write targets, the names of those that are told.",
    "ALERTS_FILE: Rule 2 has no members: write name, when and targets.",
    "ALERTS_FILE: Rule 3 has no name: write one of at most 80 characters.",
  ]);
});

test.each([
  ["deep lists", `rules: ${"[".repeat(20_000)}`],
  [
    "aliases that multiply",
    `a: &a [1]\n${"bcdefghi".replaceAll(/./g, (name) => `${name}: &${name} [${Array(9).fill(`*${String.fromCharCode(name.charCodeAt(0) - 1)}`)}]\n`)}`,
  ],
  [
    "anchors by the thousand",
    Array.from({ length: 1_000_000 }, (_, n) => `a${n}: &n${n} 1\n`).join(""),
  ],
])("a file of %s ends in a fault", (_, text) => {
  const settings = new SettingsReader({ ALERTS_FILE: "alerts.yaml" }, () => text);
  readAlertsFile(settings);
  expect(settings.faults.length).toBeGreaterThan(0);
  expect(settings.faults.length).toBeLessThan(20);
});
