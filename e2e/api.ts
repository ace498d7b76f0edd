import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";

/** A counting with its lines, as JSON, not checked. */
export type WholeCounting = Counting & { readonly products: readonly Line[] };

interface Envelope {
  readonly items: readonly Counting[];
  readonly meta: { readonly total: number; readonly cursor?: string };
}

async function json(url: URL): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** The pages of the list. */
async function* pagesOf(address: string): AsyncGenerator<readonly Counting[]> {
  const url = new URL("/api/v1/countings?limit=100", address);
  for (;;) {
    const { items, meta } = (await json(url)) as Envelope;
    yield items;
    if (!meta.cursor) return;
    url.searchParams.set("cursor", meta.cursor);
  }
}

/** Every counting of the list, page by page. */
export async function everyCounting(address: string): Promise<Counting[]> {
  const countings: Counting[] = [];
  for await (const items of pagesOf(address)) countings.push(...items);
  return countings;
}

/** The first counting of the list that satisfies a condition. */
export async function countingThat(
  address: string,
  isWanted: (counting: Counting) => boolean,
): Promise<Counting> {
  for await (const items of pagesOf(address)) {
    const found = items.find(isWanted);
    if (found) return found;
  }
  throw new Error("The list has no such counting");
}

export async function wholeCounting(address: string, id: string): Promise<WholeCounting> {
  return (await json(new URL(`/api/v1/countings/${id}`, address))) as WholeCounting;
}
