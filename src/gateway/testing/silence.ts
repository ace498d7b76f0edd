import { existsSync, readFileSync } from "node:fs";

interface Strain {
  /** Maximum work in one turn of the event loop, in milliseconds: everything else waits meanwhile. */
  readonly silence: number;
  /** Growth of this thread's memory, in bytes. */
  readonly growth: number;
}

/**
 * Measures how long work blocks the event loop, and its memory.
 * @returns the first of three rounds within the limits, because garbage of earlier work distorts a round
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
  const sample = () => {
    const now = workTime();
    silence = Math.max(silence, now - last);
    peak = Math.max(peak, memory());
    last = workTime();
  };
  // A due timer runs once in each turn.
  const timer = setInterval(sample, 1);
  await work();
  await new Promise((resolve) => setTimeout(resolve, 2));
  sample();
  clearInterval(timer);
  return { silence, growth: peak - before };
}

const schedulerFile = "/proc/thread-self/schedstat";
const isLinux = existsSync(schedulerFile);

/** CPU time of this thread in milliseconds; elsewhere elapsed time, which grows on a busy machine. */
export function workTime(): number {
  if (!isLinux) return performance.now();
  return Number(readFileSync(schedulerFile, "latin1").split(" ")[0]) / 1e6;
}

/** Memory of this thread, not of the whole process. */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
