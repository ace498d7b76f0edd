import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { countingSchema } from "#contract/counting.ts";
import { createFormat } from "#format/format.ts";
import { units } from "#messages/en/units.ts";
import { createReferenceApi } from "#reference-api/create.ts";
import { fetchedAt } from "#testing/connected-store.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { mutated, mutations } from "#testing/mutations.ts";
import { countPoint, countSeries } from "./points.ts";

const api = createReferenceApi({ now: () => fetchedAt });
const headers = { authorization: `Basic ${btoa("demo:demo")}` };
const format = createFormat({ locale: "en-GB", timeZone: "Europe/Madrid", currency: "EUR", units });

let items: readonly unknown[] = [];

beforeAll(async () => {
  const answer = await api(new Request("http://localhost/v1/countings?limit=60", { headers }));
  ({ items } = (await answer.json()) as { items: unknown[] });
});

test("an odd counting that can be read has a point in every series", {
  timeout: fuzzTimeout,
}, async () => {
  const changes = fc.array(mutations, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.nat({ max: 59 }), changes, (position, changed) => {
      const read = v.safeParse(countingSchema, mutated(items[position], changed));
      if (!read.success) return;
      for (const { points } of countSeries([countPoint(read.output)])) {
        for (const { figures } of points) {
          expect(format.rate(figures.size)).not.toMatch(/NaN|Infinity|undefined/);
        }
      }
    }),
    fuzzRuns(0.15),
  );
});
