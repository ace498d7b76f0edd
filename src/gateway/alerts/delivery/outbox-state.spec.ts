import fc from "fast-check";
import { expect, test } from "vitest";
import {
  added,
  emptyOutbox,
  nextOf,
  type Outbox,
  type OutboxMessage,
  settled,
  withoutTargets,
} from "./outbox-state.ts";
import { countingOf, messageFor } from "./testing/messages.ts";

const at = { now: 1000, random: 0.5 };
const failed = { kind: "failed", error: "It answered 500.", retryAfter: null } as const;

function statesOf({ entries }: Outbox): readonly string[] {
  return entries.map(({ message, state }) => `${message.id} ${message.target} ${state}`);
}

/** Sends what is due until nothing waits; returns the ids in the order in which the target accepted them. */
function drain(outbox: Outbox, accepts: (message: OutboxMessage) => boolean) {
  const accepted: string[] = [];
  let now = 0;
  let rest = outbox;
  for (let next = nextOf(rest, "a"); next !== null; next = nextOf(rest, "a")) {
    now = Math.max(now, next.due);
    const isAccepted = accepts(next.message);
    if (isAccepted) accepted.push(next.message.id);
    const outcome = isAccepted ? ({ kind: "delivered" } as const) : failed;
    rest = settled(rest, next.message, outcome, { now, random: 0.5 });
  }
  return { accepted, rest };
}

test("every message ends once, in the order of its rule and counting, whatever fails in between", () => {
  const messages = fc.uniqueArray(
    fc.record({ id: fc.nat({ max: 99 }), counting: fc.constantFrom("1", "2", "3") }),
    { maxLength: 30, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(messages, fc.infiniteStream(fc.boolean()), (wanted, answers) => {
      const made = wanted.map(({ id, counting }) =>
        messageFor("a", { id: `${id}`, counting: countingOf(counting) }),
      );
      const { accepted, rest } = drain(
        added(emptyOutbox, made),
        () => answers.next().value === true,
      );
      const ended = rest.entries.filter(({ state }) => state !== "waiting");
      expect(ended).toHaveLength(made.length);
      for (const counting of ["1", "2", "3"]) {
        const own = made.filter((one) => one.counting?.id === counting).map(({ id }) => id);
        expect(own.filter((id) => accepted.includes(id))).toEqual(
          accepted.filter((id) => own.includes(id)),
        );
      }
    }),
  );
});

test("a message that is added again is known, also after it was delivered", () => {
  const message = messageFor("a", { id: "1" });
  const outbox = added(emptyOutbox, [message, message, messageFor("b", { id: "1" })]);
  expect(statesOf(outbox)).toEqual(["1 a waiting", "1 b waiting"]);
  const delivered = settled(outbox, message, { kind: "delivered" }, at);
  expect(added(delivered, [message])).toBe(delivered);
  expect(statesOf(delivered)).toEqual(["1 a delivered", "1 b waiting"]);
});

test("an outcome counts once", () => {
  const message = messageFor("a", { id: "1" });
  const delivered = settled(added(emptyOutbox, [message]), message, { kind: "delivered" }, at);
  expect(settled(delivered, message, failed, at)).toBe(delivered);
});

test("a message that a target never accepts holds up only its own rule and counting", () => {
  const wanted = [
    messageFor("a", { id: "bad", counting: countingOf("1") }),
    messageFor("a", { id: "other", counting: countingOf("2") }),
    messageFor("a", { id: "solved", counting: countingOf("1") }),
  ];
  const { accepted, rest } = drain(added(emptyOutbox, wanted), ({ id }) => id !== "bad");
  expect(accepted).toEqual(["other", "solved"]);
  expect(statesOf(rest)).toEqual(["bad a given-up", "other a delivered", "solved a delivered"]);
  expect(rest.entries[0]?.error).toBe("It answered 500.");
});

test("what is over waits for a message about several countings, and such a message for those before", () => {
  const [first, several, over] = [
    messageFor("a", { id: "1", counting: countingOf("1") }),
    messageFor("a", { id: "2", counting: null }),
    messageFor("a", { id: "3", counting: countingOf("7") }),
  ];
  const attempts = new Map<string, number>();
  const { accepted } = drain(added(emptyOutbox, [first, several, over]), ({ id }) => {
    attempts.set(id, (attempts.get(id) ?? 0) + 1);
    return id === "3" || attempts.get(id) === 3;
  });
  expect(accepted).toEqual(["1", "2", "3"]);
});

test("once a target works again, what waits is sent within half a minute", () => {
  const [first, second] = [
    messageFor("a", { id: "1", counting: countingOf("1") }),
    messageFor("a", { id: "2", counting: countingOf("2") }),
  ];
  let outbox = added(emptyOutbox, [first, second]);
  for (let attempt = 0; attempt < 12; attempt += 1) outbox = settled(outbox, first, failed, at);
  expect(outbox.entries[0]?.due).toBeGreaterThan(at.now + 600_000);
  outbox = settled(outbox, second, { kind: "delivered" }, at);
  expect(outbox.entries[0]?.due).toBe(at.now + 30_000);
});

test("of ended messages the last 200 are kept, and all that wait", () => {
  const made = Array.from({ length: 300 }, (_, index) => messageFor("a", { id: `${index}` }));
  let outbox = added(emptyOutbox, [messageFor("b", { id: "waits" }), ...made]);
  for (const message of made) outbox = settled(outbox, message, { kind: "delivered" }, at);
  expect(outbox.entries).toHaveLength(201);
  expect(outbox.entries[0]?.message.id).toBe("waits");
  expect(outbox.entries[1]?.message.id).toBe("100");
});

test("the oldest of more than 1,000 waiting messages are given up, and the rest of them are sent", () => {
  const made = Array.from({ length: 1002 }, (_, index) => messageFor("a", { id: `${index}` }));
  const { entries } = added(emptyOutbox, made);
  expect(
    entries.filter(({ state }) => state === "given-up").map(({ message }) => message.id),
  ).toEqual(["0", "1"]);
});

test("messages for a target that is gone are given up", () => {
  const outbox = added(emptyOutbox, [messageFor("a", { id: "1" }), messageFor("b", { id: "1" })]);
  const left = withoutTargets(outbox, (name) => name === "b", 5);
  expect(statesOf(left)).toEqual(["1 a given-up", "1 b waiting"]);
  expect(withoutTargets(left, (name) => name === "b", 5)).toBe(left);
});
