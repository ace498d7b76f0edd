import * as v from "valibot";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { Look } from "#gateway/alerts/watch/look.ts";
import { nextAlerts } from "#gateway/alerts/watch/next-alerts.ts";
import { emptyWatchState, type WatchState, watchStateSchema } from "#gateway/alerts/watch/state.ts";
import { someRule, type watched } from "./watched.ts";

export const start = Date.parse("2026-11-30T08:00:00Z");
export const poll = 15_000;

/** A watch that has seen nothing yet; each look may come after a restart, which leaves what was written. */
export function createWatch(rules: readonly WatchRule[], isWorking = (_: number) => true) {
  let state: WatchState = emptyWatchState;
  let id = 0;
  return {
    state: () => state,
    look(look: Look, now: number): readonly AlertMessage[] {
      const stored = v.parse(watchStateSchema, JSON.parse(JSON.stringify(state)));
      const next = nextAlerts(stored, look, {
        rules,
        now,
        isWorking: () => isWorking(now),
        newId: () => String(id++),
      });
      // What was handed over is gone from the file.
      state = { ...next.state, messages: [] };
      return next.messages;
    },
  };
}

/** A complete list of these countings. */
export const seen = (...countings: readonly ReturnType<typeof watched>[]): Look => ({
  kind: "seen",
  countings,
  isComplete: true,
});
export const kinds = (messages: readonly AlertMessage[]) =>
  messages.map(({ kind, reason, counting }) => [kind, reason, counting?.id ?? null]);

/** Holds from 100 lines that are left, and is over below 90. */
export const left = someRule({
  condition: { kind: "figure", figure: "left", is: "at-least", threshold: 100 },
  margin: 10,
});
