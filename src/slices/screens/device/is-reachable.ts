/** Milliseconds before a request is given up. */
const timeoutMs = 30_000;

/** Whether the gateway answers at a full address, so that the page can be loaded from it. */
export async function isReachable(
  address: string,
  fetcher: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const answer = await fetcher(address, {
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
