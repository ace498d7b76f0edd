import { hour, minute } from "#domain/time/units.ts";

/** Number of cases per property: few in every test run, as many as requested in the long one. */
const cases = Number(process.env.FUZZ_CASES || 500);

/** The same cases in every test run, different ones in a long run; a failure reports the seed to repeat it. */
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
export const fuzzTimeout = process.env.FUZZ_CASES ? hour : minute;
