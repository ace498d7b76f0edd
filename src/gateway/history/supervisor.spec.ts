import { describe, expect, test } from "vitest";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { createLog } from "#gateway/operations/log.ts";
import { historyMetrics } from "./history-metrics.ts";
import type { EngineQuestion, FromProcess, ReadAnswer, ToProcess } from "./protocol.ts";
import { createHistory } from "./supervisor.ts";

const options = { folder: "/archive", days: 400, isTemporary: false, pauseMs: 1, lookMs: 1 };

const question: EngineQuestion = {
  name: "accuracy",
  parameters: { by: "class" },
  warehouse: null,
  warehouseBy: "id",
  hidden: [],
  timeZone: "UTC",
  now: 0,
};

/** A history whose processes are played by the test. */
function aHistory(
  read: () => Promise<ReadAnswer> = () => new Promise(() => {}),
  fails: () => boolean = () => false,
) {
  const processes: {
    sent: ToProcess[];
    tell: (message: FromProcess) => void;
    die: (why?: string) => void;
    isEnded: boolean;
    isKilled: boolean;
  }[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const lines: string[] = [];
  const clock = { now: 0 };
  const start = () => {
    const one = {
      sent: [] as ToProcess[],
      tell: (_: FromProcess) => {},
      die: (_ = "") => {},
      isEnded: false,
      isKilled: false,
    };
    processes.push(one);
    if (fails()) throw Object.assign(new Error(), { code: "ENOMEM" });
    return {
      send: (message: ToProcess) => one.sent.push(message),
      onMessage: (listener: typeof one.tell) => {
        one.tell = listener;
      },
      onEnd: (listener: (why: string) => void) => {
        one.die = (why = "SIGSEGV") => listener(why);
      },
      end: () => {
        one.isEnded = true;
      },
      kill: () => {
        one.isKilled = true;
      },
    };
  };
  const signals: AbortSignal[] = [];
  const history = createHistory(
    { options, start },
    {
      read: (_, signal) => {
        signals.push(signal);
        return read();
      },
      log: createLog("debug", (line) => lines.push(line)),
      later: (run, ms) => timers.push({ run, ms }),
      now: () => clock.now,
    },
  );
  /** Runs the newest timer of that time. */
  const runTimer = (ms: number) => timers.findLast((one) => one.ms === ms)?.run();
  return { history, processes, signals, lines, clock, timers, runTimer };
}

describe("the process of the history", () => {
  test("gets its options, and its readings are answered", async () => {
    const answer: ReadAnswer = { isRead: true, text: "{}", fetchedAt: 5 };
    const { history, processes } = aHistory(async () => answer);
    expect(processes).toEqual([]);
    history.start();
    const [process] = processes;
    process?.tell({
      kind: "read",
      id: 3,
      request: { kind: "list", startedAfter: "", cursor: null },
    });
    await expect
      .poll(() => process?.sent)
      .toEqual([
        { kind: "start", options },
        { kind: "answer", id: 3, answer },
      ]);
  });

  test("is started again later and later, which is a fault from the third time on", () => {
    const { history, processes, clock, timers, runTimer } = aHistory();
    history.start();
    for (const [ends, delayMs] of [1000, 2000, 4000, 8000].entries()) {
      processes.at(-1)?.die();
      expect(timers.at(-1)?.ms).toBe(delayMs);
      expect(history.state().fault !== null).toBe(ends >= 2);
      runTimer(delayMs);
    }
    expect(processes).toHaveLength(5);
    clock.now += 60_000;
    runTimer(60_000);
    expect(history.state().fault).toBeNull();
    processes.at(-1)?.die();
    expect(timers.at(-1)?.ms).toBe(1000);
  });

  test("is started again when the system had no memory for it", () => {
    const { history, processes, lines, timers, runTimer } = aHistory(undefined, () => {
      return processes.length === 1;
    });
    history.start();
    expect(lines[0]).toContain("ended (ENOMEM); it starts again in 1 s");
    expect(timers.map(({ ms }) => ms)).toEqual([1000]);
    runTimer(1000);
    expect(processes[1]?.sent).toEqual([{ kind: "start", options }]);
  });

  test("is ended when it says nothing after a question, and when it does not end by itself", async () => {
    const { history, processes, timers } = aHistory();
    const runAll = () => {
      for (const { run, ms } of timers.splice(0)) if (ms >= 5000) run();
    };
    history.start();
    runAll();
    const [process] = processes;
    const left = new AbortController();
    const answered = history.ask(question, left.signal);
    process?.tell({ kind: "answer", id: 0, answer: { isAnswered: true, body: "" } });
    await answered;
    runAll();
    expect(process?.isKilled).toBe(false);
    const asked = history.ask(question, left.signal);
    left.abort();
    await expect(asked).rejects.toThrow(ViewerLeft);
    runAll();
    expect(process?.isKilled).toBe(true);
    process?.die("SIGKILL");
    timers.find(({ ms }) => ms < 5000)?.run();
    history.stop();
    runAll();
    expect(processes[1]).toMatchObject({ isEnded: true, isKilled: true });
  });

  test("is not started again after the end", () => {
    const { history, processes, timers } = aHistory();
    history.start();
    history.stop();
    const before = timers.length;
    expect(processes[0]?.isEnded).toBe(true);
    processes[0]?.die();
    expect(timers).toHaveLength(before);
  });

  test("ends its readings and questions with it", async () => {
    const { history, processes, signals } = aHistory();
    history.start();
    const [process] = processes;
    process?.tell({
      kind: "read",
      id: 0,
      request: { kind: "list", startedAfter: "", cursor: null },
    });
    const asked = history.ask(question, new AbortController().signal);
    process?.die();
    expect(await asked).toMatchObject({ isAnswered: false, code: "history-unavailable" });
    expect(signals[0]?.aborted).toBe(true);
    expect(await history.ask(question, new AbortController().signal)).toMatchObject({
      isAnswered: false,
    });
  });

  test("answers questions, and learns when a viewer has left", async () => {
    const { history, processes } = aHistory();
    history.start();
    const [process] = processes;
    const answer = { isAnswered: true, body: "[]" } as const;
    const first = history.ask(question, new AbortController().signal);
    const leaving = new AbortController();
    const second = history.ask(question, leaving.signal);
    expect(process?.sent.slice(1)).toEqual([
      { kind: "ask", id: 0, question },
      { kind: "ask", id: 1, question },
    ]);
    process?.tell({ kind: "answer", id: 0, answer });
    expect(await first).toEqual(answer);
    leaving.abort();
    await expect(second).rejects.toThrow(ViewerLeft);
    expect(process?.sent.at(-1)).toEqual({ kind: "cancel", id: 1 });
  });

  test("tells log and metrics what is missing", () => {
    const { history, processes, lines } = aHistory();
    history.start();
    expect(historyMetrics(undefined)).toEqual([]);
    expect(historyMetrics(history.state())).toContain("countboard_history_up 0");
    const sentence = "The history needs a package.";
    processes[0]?.tell({ kind: "note", level: "warn", message: sentence });
    processes[0]?.tell({ kind: "state", state: { engine: "missing", sentence } });
    expect(lines[0]).toContain(sentence);
    expect(history.state().process).toEqual({ engine: "missing", sentence });
    expect(historyMetrics(history.state())).toContain("countboard_history_up 0");
  });
});
