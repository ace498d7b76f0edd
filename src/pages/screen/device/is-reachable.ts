/** Milliseconds after which nothing more is expected of a question. */
const maxLength = 30_000;

/** Whether the gateway gives what stands at an address of its own: then the page can be loaded from it. */
export async function isServed(address: string, fetcher: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await fetcher(address, {
      cache: "no-store",
      signal: AbortSignal.timeout(maxLength),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
