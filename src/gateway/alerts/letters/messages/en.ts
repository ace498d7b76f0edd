import { alertWords } from "#messages/en/alert-words.ts";

/** Texts of the messages that targets of alerts get. */
export const en = {
  ...alertWords,
  counted: "Counted",
  target: "Target missed",
  apiText: "No count can be judged until it answers. The next message comes when it does.",
  apiUp: "The stock system answers again.",
  limits: {
    "at-least": (figure: string, value: string, limit: string) =>
      `${figure}: ${value}. The rule says at least ${limit}.`,
    "at-most": (figure: string, value: string, limit: string) =>
      `${figure}: ${value}. The rule says at most ${limit}.`,
  },
  solved: (what: string) => `Over: ${what}`,
  reasons: {
    over: "The rule does not hold any more.",
    ended: "The count has ended.",
    gone: "The stock system does not list the count any more.",
  },
  counts: (number: string) => `${number} counts`,
  several: (names: string) =>
    `One message for all of them, since there are many at once. Among them: ${names}.`,
  test: "Test from Countboard",
  testText: "This target gets the messages of Countboard.",
  open: "Open the count",
  openAll: "Open Countboard",
  handover: "Shift handover",
  rule: (name: string) => `Rule: ${name}`,
  digest: (name: string) => `Digest: ${name}`,
  /** Below a message, whose times name no zone. */
  withZone: (foot: string, zone: string) => `${foot}. Times in ${zone}.`,
  stale: "The stock system does not answer, so that there are no figures.",
};
