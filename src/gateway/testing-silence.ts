import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";

interface Strain {
  /** Longest time for which nothing else was answered, in milliseconds. */
  readonly silence: number;
  /** How far this thread's memory grew, in bytes. */
  readonly growth: number;
}

/**
 * How much work keeps everything else waiting, and what it takes in memory.
 * @returns the first of ten rounds that is within the limits, since whatever else runs on the machine only adds
 */
export async function strainOf(work: () => Promise<unknown>, limits: Strain): Promise<Strain> {
  for (let round = 1; ; round += 1) {
    const strain = await measure(work);
    const isWithin = strain.silence < limits.silence && strain.growth < limits.growth;
    if (isWithin || round === 10) return strain;
  }
}

async function measure(work: () => Promise<unknown>): Promise<Strain> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = memory();
  let peak = before;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      peak = Math.max(peak, memory());
      await setImmediate();
    }
  };
  delay.enable();
  const watching = watch();
  await work();
  // The delay of the last turn is only known once the next one began.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  delay.disable();
  isOver = true;
  await watching;
  return { silence: delay.max / 1e6, growth: Math.max(peak, memory()) - before };
}

/** Of this thread alone, unlike the whole process's. */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
