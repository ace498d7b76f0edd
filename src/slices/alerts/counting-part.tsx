import type { CountingPart } from "#components/counting/parts.ts";
import { latePart } from "#ui/late-part.tsx";

/** Notifications about a counting, and its alerts. */
export const part: CountingPart = {
  name: "alerts",
  Action: latePart(async () => (await import("./tell/tell-action.tsx")).TellAction),
  Bar: latePart(async () => (await import("./tell/teller.tsx")).CountingTeller),
  Marks: latePart(async () => (await import("./counting-alerts.tsx")).AlertMarks),
  Changes: latePart(async () => (await import("./counting-alerts.tsx")).AlertLines),
};
