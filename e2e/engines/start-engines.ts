import type { Engine } from "./tab.ts";

/**
 * Waits for engines that are starting; unless all start, none of them stays.
 * @throws why the first of the others did not start
 */
export async function startEngines(
  starting: readonly Promise<Engine>[],
): Promise<readonly Engine[]> {
  const results = await Promise.allSettled(starting);
  const engines = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failure = results.find((one) => one.status === "rejected");
  if (!failure) return engines;
  await Promise.all(engines.map((engine) => engine.close()));
  throw failure.reason;
}
