import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { createReferenceApi } from "#reference-api/create.ts";
import { mutated, mutations } from "#testing/mutations.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { ready } from "./page-state.ts";

const cases = Number(process.env.FUZZ_PAGES || 60);
const seed = Number(process.env.FUZZ_SEED || Date.now() % 2 ** 31);

const changes = fc.array(mutations, { minLength: 1, maxLength: 4 });

async function soundAnswer(path: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Basic ${btoa("demo:demo")}` };
  const answer = await createReferenceApi()(new Request(`http://localhost${path}`, { headers }));
  return (await answer.json()) as Record<string, unknown>;
}

/** Fails unless the page shows a state, whichever, and neither runs nor builds anything from the data. */
async function expectWords(page: Page, address: string): Promise<void> {
  const what = `${address}, FUZZ_SEED=${seed}`;
  await page.goto(address);
  await ready(page);
  await expect(page.locator("main"), what).toHaveAttribute("data-state", /^(?!loading)./);
  await expect(page.locator("main"), what).toContainText(/\w{3}/);
  expect(await page.evaluate(() => "__xss" in window), what).toBe(false);
  await expect(page.locator('img[src="x"]'), what).toHaveCount(0);
}

test.describe("malformed answers leave no page blank and run no code", { tag: "@sweep" }, () => {
  test.use({ allowedComplaints: failedRequests });

  test("a counting", async ({ page, start }) => {
    test.setTimeout(cases * 30_000);
    const sound = await soundAnswer("/v1/countings/lines-20");
    const answers = fc.sample(changes, { seed, numRuns: cases }).map((changed, index) => {
      const body = mutated(sound, changed);
      return [`/v1/countings/${index}`, { body }] as const;
    });
    const upstream = await start.upstream(Object.fromEntries(answers));
    const gateway = await start.gateway({ ...upstream.settings, POLL_SECONDS: "3600" });
    for (let index = 0; index < cases; index += 1) {
      const tab = ["", "?tab=lines", "?tab=people", "/print", "/recount-round"][index % 5];
      await expectWords(page, `${gateway.address}/countings/${index}${tab}`);
    }
  });

  test("the list", async ({ page, start }) => {
    test.setTimeout(cases * 30_000);
    const sound = await soundAnswer("/v1/countings?limit=20");
    const [first, ...others] = sound.items as Record<string, unknown>[];
    const samples = fc.sample(changes, { seed, numRuns: cases }).map((all) => mutated(sound, all));
    const answers = [
      // A regression: an id that no address can contain.
      ...Array<unknown>(2).fill({ ...sound, items: [{ ...first, id: "\ud800" }, ...others] }),
      ...samples,
    ];
    let turn = 0;
    const sends = (response: ServerResponse) => {
      response.end(JSON.stringify(answers[turn] ?? sound));
    };
    const upstream = await start.upstream({ "/v1/countings": { sends } });
    const gateway = await start.gateway({ ...upstream.settings, POLL_SECONDS: "3600" });
    for (; turn < answers.length; turn += 1) {
      const path = ["/", "/history"][turn % 2];
      // A separate query each, so that no answer comes from the cache.
      await expectWords(page, `${gateway.address}${path}?warehouse=${turn}`);
    }
  });
});
