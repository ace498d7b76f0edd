import { alertWords } from "#messages/en/alert-words.ts";
import { plural } from "#messages/en/plural.ts";

/** Messages of notifications. */
const tell = {
  purpose: {
    counting:
      "This browser can show a notification when this count will be late, is overdue, has stalled, is all counted but not closed, or ends. Keep this page open; it may be in the background.",
    warehouse:
      "This browser can show a notification when a count of this warehouse will be late, is overdue, has stalled, is all counted but not closed, or ends. Keep a page with its counts open; it may be in the background.",
  },
  on: {
    counting: "You are told about this count here, while its page or the list is open.",
    warehouse: "You are told about all counts of this warehouse here, while the list is open.",
  },
  byWarehouse: (name: string) => `You are told about all counts of ${name} here already.`,
  states: {
    dismissed:
      "The browser has asked, and nothing was allowed. Press the button to be asked again.",
    denied:
      "This browser blocks notifications of Countboard. Allow them in its settings for this address, then press the button again.",
    unsupported:
      "This browser cannot show notifications here. They need an address with HTTPS and, on phones, a browser that supports them for open pages.",
  },
  notStored: "This browser stores nothing, so this ends when you close the page.",
  stop: "Stop telling me",
};

/** What rules and alerts say, each on its own. */
const conditions = {
  ...alertWords,
  "at-least": (figure: string, threshold: string) => `${figure}: at least ${threshold}`,
  "at-most": (figure: string, threshold: string) => `${figure}: at most ${threshold}`,
  target: (figure: string) => `Target missed: ${figure}`,
  anyTarget: "A target is missed",
  valueThen: (value: string) => `then ${value}`,
  from: (moment: string) => `since ${moment}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  ofCounting: "Alerts of this count",
  inSpan: "Alerts in this time",
};

/** The page of alerts. */
const page = {
  lead: "What the rules of your alerts say, whom they tell, and what became of it. Rules and targets come from a file that IT keeps.",
  needs: {
    open: {
      title: "Alerts need a sign-in",
      text: "Everyone who can reach this address sees everything, so rules and targets are not shown here. Ask IT to turn on signing in (setting ACCESS).",
    },
    viewer: "Only administrators see rules and targets",
  },
  watching: {
    here: "This gateway watches the counts.",
    elsewhere: "Another gateway of the group watches the counts and sends.",
  },
  off: {
    title: "No alerts are set up",
    text: "Countboard can tell a chat, a mailbox or another program when a count needs somebody. The setting ALERTS_FILE names the file with rules and targets; docs/alerts.md has one ready to copy.",
  },
  fault: (moment: string) => `The file of alerts was read again ${moment} and has faults.`,
  faultText:
    "The rules from before still apply. Correct the file, then let Countboard read it again.",
  apiDown: (moment: string) => `The stock system has not answered since ${moment}.`,
  apiDownText: "No count is judged until it answers again.",
  open: "Open alerts",
  noneOpen: "No rule holds at the moment.",
  rules: "Rules",
  noRules: "The file has no rules.",
  digests: "Digests",
  targets: "Targets",
  noTargets: "The file has no targets.",
  deliveries: "Last deliveries",
  noDeliveries: "Nothing has been sent yet. A test shows whether a target is reached.",
  columns: {
    at: "Written",
    target: "Target",
    kind: "Message",
    counting: "Count",
    state: "Outcome",
    attempts: "Attempts",
    error: "Error",
  },
  kinds: { raised: "Alert", solved: "Over", digest: "Digest", test: "Test" },
  states: {
    waiting: "Waiting",
    delivered: "Delivered",
    refused: "Refused",
    "given-up": "Given up after a day",
  },
  nextAttempt: (moment: string) => `next attempt ${moment}`,
  test: "Send a test",
  testOf: (target: string) => `Send a test to ${target}`,
  testing: "Sending …",
  tested: {
    waiting: "The test is on its way.",
    delivered: "The test has been delivered.",
    refused: "The target refused the test.",
    "given-up": "The test could not be delivered.",
  },
  targetKinds: { webhook: "Webhook", slack: "Slack", teams: "Microsoft Teams", mail: "E-mail" },
  getsCosts: "with costs",
  withoutCosts: "without costs",
  getsNames: "with names",
  withoutNames: "without names",
  allWarehouses: "all warehouses",
  warehouses: (codes: string, count: number) =>
    `${plural(count, "warehouse", "warehouses")} ${codes}`,
  classes: (classes: string) => `lines of class ${classes}`,
  linesFrom: (count: string) => `lines: ${count} or more`,
  linesTo: (count: string) => `lines: up to ${count}`,
  quiet: "in working hours only",
  tells: (targets: string) => `tells ${targets}`,
  daily: (times: string, zone: string) => `every day at ${times} (${zone})`,
  shiftEnd: "at the end of each shift",
  here: {
    text: "Notifications of this browser, without any file. Open a count, or filter the list by one warehouse, to add one.",
    counting: (name: string) => `One count of ${name}`,
    warehouse: (name: string) => `All counts of ${name}`,
  },
};

export const messages = { tell, conditions, page };
