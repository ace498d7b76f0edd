import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor's time that the thread took. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest tasks of a page's main thread during an action, in milliseconds of processor time, longest first. Other
 * work on the machine lengthens a task by the clock, but not in this.
 */
export async function longestTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = traceEvents
    .filter(
      (event) => /RunTask$/.test(event.name) && event.ph === "X" && mains.has(threadOf(event)),
    )
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
  // A trace without times would let every task pass.
  if (!tasks[0]) throw new Error("The trace names no task that took time");
  return tasks;
}
