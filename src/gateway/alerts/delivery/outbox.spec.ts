import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import {
  type OutboxClock,
  type OutboxFile,
  openOutboxFile,
  runOutbox,
  type Send,
} from "./outbox.ts";
import { added, type Outcome } from "./outbox-state.ts";
import { countingOf, messageFor } from "./testing/messages.ts";

const hour = 3_600_000;
const failed: Outcome = { kind: "failed", error: "It answered 500.", retryAfter: null };
/** A busy machine takes long. */
const patient = { timeout: 40_000 };
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A clock that a test sets forward; waits end when it has passed them. */
function testClock() {
  let now = 1_000_000;
  const waits = new Set<() => void>();
  const clock: OutboxClock = {
    now: () => now,
    random: () => 0.5,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const until = now + milliseconds;
        const look = () => {
          if (now < until && !signal.aborted) return;
          waits.delete(look);
          resolve();
        };
        waits.add(look);
        signal.addEventListener("abort", look, { once: true });
        look();
      }),
  };
  const forward = (milliseconds: number) => {
    now += milliseconds;
    for (const look of [...waits]) look();
  };
  return { clock, forward };
}

/** What a file has, oldest first. */
const entriesOf = (file: OutboxFile) => async () => (await file.read()).entries;

function outboxIn(folder: string, senders: Readonly<Record<string, Send>>, isSender = () => true) {
  const { clock, forward } = testClock();
  const onSettled = vi.fn();
  const file = openOutboxFile(folder, (sentence) => {
    throw new Error(sentence);
  });
  const outbox = runOutbox({
    file,
    senders: new Map(Object.entries(senders)),
    clock,
    isSender,
    onSettled,
  });
  ends.push(outbox.stop);
  return { outbox, entries: entriesOf(file), clock, forward, onSettled };
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), "outbox-"));
}

/** Notes the ids that it gets, and answers as it is told. */
function recorder(answer: () => Promise<Outcome> = async () => ({ kind: "delivered" })) {
  const ids: string[] = [];
  const send: Send = (message) => {
    ids.push(message.id);
    return answer();
  };
  return { ids, send };
}

test("what is stored is sent once, and the file says so", async () => {
  const target = recorder();
  const { outbox, entries, clock } = outboxIn(folder(), { a: target.send });
  const message = messageFor("a", { at: clock.now() });
  await outbox.add([message, message]);
  await outbox.add([message]);
  await vi.waitFor(async () => {
    expect((await entries()).map(({ state }) => state)).toEqual(["delivered"]);
  }, patient);
  expect(target.ids).toEqual(["1"]);
});

test("targets that hang or fail for an hour do not delay another one, and lose nothing", async () => {
  const [good, bad] = [recorder(), recorder(async () => failed)];
  const hanging = recorder(() => new Promise(() => {}));
  const dir = folder();
  const { outbox, entries, clock, forward } = outboxIn(dir, {
    good: good.send,
    bad: bad.send,
    hanging: hanging.send,
  });
  for (let minute = 0; minute < 60; minute += 5) {
    const id = String(minute);
    await outbox.add(
      ["hanging", "bad", "good"].map((to) =>
        messageFor(to, { id, counting: countingOf(id), at: clock.now() }),
      ),
    );
    // The clock stands still until the good target has it.
    await vi.waitFor(() => expect(good.ids).toContain(id), patient);
    forward(5 * 60_000);
  }
  expect(good.ids).toHaveLength(12);
  await vi.waitFor(async () => {
    const waiting = (await entries()).filter(({ state }) => state === "waiting");
    expect(waiting).toHaveLength(24);
  }, patient);
  outbox.stop();
  const later = recorder();
  const next = outboxIn(dir, { bad: later.send, hanging: later.send, good: good.send });
  next.forward(2 * hour);
  await vi.waitFor(() => expect(later.ids).toHaveLength(24), patient);
});

test("a message is tried for a day and then given up, with the last reason", async () => {
  const target = recorder(async () => failed);
  const { outbox, entries, clock, forward, onSettled } = outboxIn(folder(), { a: target.send });
  await outbox.add([messageFor("a", { at: clock.now() })]);
  await vi.waitFor(async () => {
    forward(hour);
    const [entry] = await entries();
    expect(entry).toMatchObject({ state: "given-up", error: "It answered 500." });
  }, patient);
  expect(target.ids.length).toBeGreaterThan(10);
  const last = expect.objectContaining({ state: "given-up" });
  await vi.waitFor(() => expect(onSettled).toHaveBeenLastCalledWith(last), patient);
});

test("a message that is accepted while the folder cannot be written is not sent again", async () => {
  const target = recorder();
  const dir = folder();
  const { clock, forward } = testClock();
  const file = openOutboxFile(dir, () => {});
  await file.change((before) => [added(before, [messageFor("a", { at: clock.now() })]), undefined]);
  let failures = 0;
  const broken: OutboxFile = {
    ...file,
    change: (work) => {
      // The first change looks for targets that the file does not name any more.
      if (target.ids.length === 0 || failures === 3) return file.change(work);
      failures += 1;
      return Promise.reject(new Error("no space"));
    },
  };
  const senders = new Map([["a", target.send]]);
  const outbox = runOutbox({
    ...{ file: broken, senders, clock },
    isSender: () => true,
    onSettled() {},
  });
  ends.push(outbox.stop);
  await vi.waitFor(async () => {
    forward(60_000);
    expect((await entriesOf(broken)()).map(({ state }) => state)).toEqual(["delivered"]);
  }, patient);
  expect([target.ids, failures]).toEqual([["1"], 3]);
});

test("a gateway that is not the sender stores what the sender sends", async () => {
  const dir = folder();
  const [own, others] = [recorder(), recorder()];
  const { outbox, clock } = outboxIn(dir, { a: own.send }, () => false);
  await outbox.add([messageFor("a", { at: clock.now() })]);
  const sender = outboxIn(dir, { a: others.send });
  await vi.waitFor(() => {
    sender.forward(1000);
    expect(others.ids).toEqual(["1"]);
  }, patient);
  expect(own.ids).toEqual([]);
});

test("an attempt that the end of the process interrupts does not count", async () => {
  const dir = folder();
  const send: Send = (_, signal) =>
    new Promise((resolve) => signal.addEventListener("abort", () => resolve(failed)));
  const first = outboxIn(dir, { a: send });
  await first.outbox.add([messageFor("a", { at: first.clock.now() })]);
  first.outbox.stop();
  const second = recorder();
  const { entries } = outboxIn(dir, { a: second.send });
  await vi.waitFor(async () => {
    expect(await entries()).toEqual([expect.objectContaining({ state: "delivered", attempts: 1 })]);
  }, patient);
});

test("a clock that was set back by a year still sends", async () => {
  const target = recorder();
  const { outbox, clock } = outboxIn(folder(), { a: target.send });
  await outbox.add([messageFor("a", { at: clock.now() + 365 * 24 * hour })]);
  await vi.waitFor(() => expect(target.ids).toEqual(["1"]), patient);
});
