import { expect, test } from "vitest";
import { canary } from "#gateway/testing/gateway.ts";
import { readSettingsFile } from "./settings-file.ts";

const read = (text: string) => readSettingsFile(text, "The file .env");

test.each([
  ["PORT=4173", "4173"],
  ["  export PORT = 4173 \t", "4173"],
  ["PORT=", ""],
  ['PORT=""', ""],
  ["ACCESS_PASSCODE=Warehouse#2026!", "Warehouse#2026!"],
  ['ACCESS_PASSCODE="pass #1"', "pass #1"],
  ["ACCESS_PASSCODE='pass \"1\"' # of 2026", 'pass "1"'],
  ['ACCESS_PASSCODE=`it\'s "1"`', 'it\'s "1"'],
  ["ACCESS_PASSCODE=it's", "it's"],
  ['ACCESS_PASSCODE=1"', '1"'],
  ["ACCESS_PASSCODE=a=b==", "a=b=="],
  [String.raw`ACCESS_PASSCODE="a\nb"`, String.raw`a\nb`],
  ["ACCESS_PASSCODE=$HOME", "$HOME"],
  ["ACCESS_PASSCODE=ü 雪 😀", "ü 雪 😀"],
  ["FRAME_ANCESTORS='self' https://intranet.example.com", "'self' https://intranet.example.com"],
  ["https_proxy=http://proxy.example.com", "http://proxy.example.com"],
])("reads %s whole", (line, value) => {
  const { values, faults } = read(`# a comment\n\n${line}\n`);
  expect([[...values.values()], faults]).toEqual([[value], []]);
});

test.each(["\n", "\r\n", "\r"])("reads lines that end with %j", (end) => {
  const { values, faults } = read(["ACCESS=passcode", "PORT=1", "# end", ""].join(end));
  expect(faults).toEqual([]);
  expect([...values]).toEqual([
    ["ACCESS", "passcode"],
    ["PORT", "1"],
  ]);
});

test.each([
  [`ACCESS_PASSCODE="${canary}`, /quote sign " .*no other one/],
  [`ACCESS_PASSCODE='${canary}`, /quote sign ' .*no other one/],
  [`ACCESS_PASSCODE=\`${canary}`, /quote sign ` .*no other one/],
  [`ACCESS_PASSCODE="${canary}"1"`, /quote sign " within it/],
  [`ACCESS_PASSCODE="${canary}" x`, /text behind its closing quote sign "/],
  [`SHARE_KEY='${canary}' 'x`, /text behind its closing|no other one/],
  [`ACCESS_PASSCODE="${canary}" # "`, /quote sign " within it/],
  [`ACCESS_PASSCODE=${canary} #1`, /# that may begin a comment/],
  [`ACCESS_PASSCODE=#${canary}`, /# that may begin a comment/],
  [`ACCESS_PASSCODE='${canary}' '1' #`, /# that may begin a comment/],
  ["PORT=4173 # the port", /# that may begin a comment/],
  [`ACCESS_PASSCODE=${canary}\u0007`, /control character/],
  [`ACCESS_PASSCODE=\uFEFF${canary}`, /control character/],
  [`PORT: ${canary}`, /neither a comment nor a setting/],
  [canary, /neither a comment nor a setting/],
  ["\uFEFFPORT=1", /neither a comment nor a setting/],
  [`PÖRT=${canary}`, /neither a comment nor a setting/],
  [`canary5e1f=${canary}`, /not a setting of Countboard: correct its name/],
  [`POLL_SECOND=${canary}`, /POLL_SECONDS may be meant/],
  [`ALOWED_HOSTS=${canary}`, /ALLOWED_HOSTS may be meant/],
  [`TIMEZONE=${canary}`, /TIME_ZONE may be meant/],
  [`port=${canary}`, /PORT may be meant/],
  ["PROT=1", /PORT may be meant/],
  ["SETTINGS_FILE=other", /SETTINGS_FILE has no effect in the file/],
  ["NODE_EXTRA_CA_CERTS=ca.pem", /NODE_EXTRA_CA_CERTS has no effect in the file/],
])("refuses %j with the number of its line, and shows no value", (line, sentence) => {
  const { faults } = read(`ACCESS=passcode\n${line}\n`);
  expect(faults).toEqual([expect.stringMatching(/^The file \.env, line 2: /)]);
  expect(faults[0]).toMatch(sentence);
  expect(faults[0]).not.toMatch(/canary/);
});

test("refuses a name that is there twice", () => {
  expect(read("PORT=1\n\nPORT=2").faults).toEqual([
    "The file .env, line 3: PORT is in line 1, too: write it once.",
  ]);
});

test("refuses every line of a value that goes on in the next", () => {
  const { faults } = read('WORK_HOURS="UTC Mo 6:00-9:00;\nA: UTC Mo 6:00-9:00"\nPORT=1');
  expect(faults.map((one) => /line \d/.exec(one)?.[0])).toEqual(["line 1", "line 2"]);
});

test("counts the faults of a file of another kind", () => {
  expect(read("a text\n".repeat(1000)).faults).toHaveLength(11);
});

test("says that quote signs are not part of a secret that needs none", () => {
  expect(read("ACCESS_PASSCODE='warehouse'\nSHARE_KEY='a b'\nPORT='1'\n").notes).toEqual([
    expect.stringMatching(/line 1: The quote signs around ACCESS_PASSCODE are not part/),
  ]);
});

test("says that a file without a line end may be cut", () => {
  const note =
    "The file .env: its last line has no line end, so it may be cut. Write one behind it.";
  for (const text of ["PORT=1", "PORT=1\nACCE=", "PORT=1\n# ACC"]) {
    expect(read(text).notes).toEqual([note]);
  }
  for (const text of ["", "PORT=1\n", "PORT=1\r\n", "PORT=1\r"])
    expect(read(text).notes).toEqual([]);
});

// With work that grows with the square of the length, each would take minutes.
test.each([
  ["x".repeat(900_000), 0],
  ['"'.repeat(900_001), 1],
  [`"${"' #".repeat(300_000)}`, 1],
  ["# ".repeat(450_000), 1],
  [`a${" ".repeat(900_000)}b`, 0],
])("reads long lines whole", (value, count) => {
  const { values, faults } = read(`ACCESS_PASSCODE=${value}`);
  expect(faults).toHaveLength(count);
  expect(values.get("ACCESS_PASSCODE")).toHaveLength(value.trim().length);
  expect(read(value).values.size).toBe(0);
});
