import type { Letter } from "#gateway/alerts/delivery/letter.ts";
import type { OutboxMessage } from "#gateway/alerts/delivery/outbox-state.ts";

/** A letter with every part. */
export const someLetter: Letter = {
  subject: "Will be late: Valencia",
  conclusion: "At this pace it ends 2 h after the deadline.",
  figures: [
    { name: "Counted", value: "62 %" },
    { name: "Left", value: "1,204" },
    { name: "Behind by", value: "2 h" },
  ],
  action: "Move two people to zone C.",
  link: { text: "Open the count", address: "https://countboard.example.com/counting/7" },
  sections: [],
  foot: "Rule: late in Valencia",
};

/** A counting of a message. */
export function countingOf(id: string) {
  return { id, warehouse: "Valencia", startedAt: "2026-11-28T06:00:00.000Z" };
}

/** A message to a target. */
export function messageFor(target: string, message: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    id: "1",
    target,
    kind: "raised",
    rule: "late",
    counting: countingOf("7"),
    at: 0,
    letter: someLetter,
    ...message,
  };
}
