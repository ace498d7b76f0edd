import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { type Line, lineSchema } from "#contract/line.ts";
import { createReferenceApi, type ReferenceApiOptions } from "./create.ts";

/** A Wednesday morning, the default time of specs. */
export const someday = Date.UTC(2026, 2, 11, 9, 41, 7, 250);

export const authorization = `Basic ${Buffer.from("demo:demo").toString("base64")}`;

/** Requests from a reference API at the time `someday` unless the options differ. */
export function createClient(options: ReferenceApiOptions = {}) {
  const api = createReferenceApi({ now: () => someday, ...options });
  const get = (path: string, init: RequestInit = {}) =>
    api(new Request(`http://api.example${path}`, { headers: { authorization }, ...init }));
  const json = async (path: string): Promise<unknown> => (await get(path)).json();

  return {
    api,
    get,
    json,
    list: async (query = "") => v.parse(envelopeSchema, await json(`/v1/countings${query}`)),
    items: async (query = ""): Promise<Counting[]> => {
      const { items } = v.parse(envelopeSchema, await json(`/v1/countings${query}`));
      return items.map((item) => v.parse(countingSchema, item));
    },
    detail: async (id: string) => {
      const body = (await json(`/v1/countings/${id}`)) as { products: unknown[] };
      return { header: v.parse(countingSchema, body), products: body.products };
    },
  };
}

/** The lines of a detail, each validated against the contract. */
export function decoded(products: readonly unknown[]): Line[] {
  return products.map((product) => v.parse(lineSchema, product));
}

/** Totals of the lines, for comparison with a header. */
export function summed(lines: readonly Line[]) {
  const counted = lines.filter((line) => line.finishedAt !== null).length;
  return {
    totalProducts: lines.length,
    totalProductsCounted: counted,
    totalProductsLeft: lines.length - counted,
    totalDiscrepancies: lines.filter((line) => line.difference !== null && line.difference !== 0)
      .length,
    totalIncidents: lines.filter((line) => line.incident !== null).length,
  };
}
