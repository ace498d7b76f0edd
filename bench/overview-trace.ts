import type { Browser, Page } from "@playwright/test";
import { marks } from "./overview-probe.ts";

/** Processor time of a click, which other processes do not lengthen. Milliseconds. */
export interface Spent {
  /** All tasks of the main thread until the last change was rendered. */
  readonly page: number;
  /** The longest task. */
  readonly longestTask: number;
  /** All tasks of the lines' worker. */
  readonly worker: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, duration by the clock, and processor time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Cost of each click during an action. */
export async function spentOn(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return spentIn(traceEvents);
}

function spentIn(events: readonly TraceEvent[]): Spent[] {
  const named = (name: string) =>
    events.filter((event) => event.name === name).sort((one, other) => one.ts - other.ts);
  const clicks = named(marks.pressed);
  const frames = named(marks.rendered);
  const [press] = clicks;
  if (!press) throw new Error("The trace names no press");
  const inPage = tasksOf(events, new Set([threadOf(press)]));
  const workers = threadsOf(events, /^DedicatedWorker/, press.pid);
  const inWorker = tasksOf(events, workers);
  return clicks.map(({ ts: from }, index) => {
    const next = clicks[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const until = frames.findLast(({ ts }) => ts > from && ts < next)?.ts ?? from;
    const within = (tasks: readonly TraceEvent[]) =>
      tasks
        .filter(({ ts, dur = 0 }) => ts + dur > from && ts < until)
        .map(({ tdur = 0 }) => tdur / 1000);
    const tasks = within(inPage);
    return { page: sum(tasks), longestTask: Math.max(0, ...tasks), worker: sum(within(inWorker)) };
  });
}

function threadsOf(events: readonly TraceEvent[], name: RegExp, pid: number): Set<string> {
  const threads = events.filter(
    (event) =>
      event.name === "thread_name" && event.pid === pid && name.test(event.args?.name ?? ""),
  );
  return new Set(threads.map(threadOf));
}

/** The tasks of some threads, without nested ones. */
function tasksOf(events: readonly TraceEvent[], threads: ReadonlySet<string>): TraceEvent[] {
  const all = events
    .filter(({ name, ph }) => ph === "X" && /RunTask$/.test(name))
    .filter((event) => threads.has(threadOf(event)))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const ends = new Map<string, number>();
  return all.filter((event) => {
    const { ts, dur = 0 } = event;
    if (ts < (ends.get(threadOf(event)) ?? 0)) return false;
    ends.set(threadOf(event), ts + dur);
    return true;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
