/** How many cases a property is tried with: few in every test run, as many as are asked for in the long one. */
const cases = Number(process.env.FUZZ_CASES || 2000);

/** The same cases in every test run, others in every long one; what fails names the seed that repeats it. */
const seed = Number(process.env.FUZZ_SEED || (process.env.FUZZ_CASES ? Date.now() % 2 ** 31 : 7));

/**
 * @param share of the cases, for properties that share them
 * @returns parameters for fast-check
 */
export function fuzzRuns(share: number): { readonly numRuns: number; readonly seed: number } {
  const numRuns = Math.ceil(cases * share);
  if (process.env.FUZZ_CASES) process.stdout.write(`${numRuns} cases, FUZZ_SEED=${seed}\n`);
  return { numRuns, seed };
}

/** A minute for a test run, an hour for a long one, in milliseconds. */
export const fuzzTimeout = process.env.FUZZ_CASES ? 3_600_000 : 60_000;
