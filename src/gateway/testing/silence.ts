import { existsSync, readFileSync } from "node:fs";

interface Strain {
  /** Longest work in one turn of the event loop, in milliseconds: everything else waits meanwhile. */
  readonly silence: number;
  /** How far this thread's memory grew, in bytes. */
  readonly growth: number;
}

/**
 * How long work keeps everything else waiting, and what it takes in memory.
 * @returns the first of three rounds that is within the limits, since garbage of earlier work is collected meanwhile
 */
export async function strainOf(work: () => Promise<unknown>, limits: Strain): Promise<Strain> {
  for (let round = 1; ; round += 1) {
    const strain = await measure(work);
    const isWithin = strain.silence < limits.silence && strain.growth < limits.growth;
    if (isWithin || round === 3) return strain;
  }
}

async function measure(work: () => Promise<unknown>): Promise<Strain> {
  const before = memory();
  let peak = before;
  let silence = 0;
  let last = workTime();
  const look = () => {
    const now = workTime();
    silence = Math.max(silence, now - last);
    peak = Math.max(peak, memory());
    last = workTime();
  };
  // A timer that is due comes once in each turn.
  const timer = setInterval(look, 1);
  await work();
  await new Promise((resolve) => setTimeout(resolve, 2));
  look();
  clearInterval(timer);
  return { silence, growth: peak - before };
}

const schedulerFile = "/proc/thread-self/schedstat";
const isLinux = existsSync(schedulerFile);

/** Milliseconds that this thread has worked; elsewhere those that passed, which a busy machine makes more. */
function workTime(): number {
  if (!isLinux) return performance.now();
  return Number(readFileSync(schedulerFile, "latin1").split(" ")[0]) / 1e6;
}

/** Of this thread alone, unlike the whole process's. */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
