import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { earlierOutcomesQuery } from "#api/counting/earlier-outcomes.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { renderInPage } from "#testing/render.tsx";
import { NoMatchText } from "./no-match-text.tsx";

const unknown = /^How often products were wrong in earlier counts is not known here/;

async function shown(filter: LineFilter, isKnown = false) {
  const client = new QueryClient();
  const known = { counts: 4, timesWrong: new Map() };
  if (isKnown) client.setQueryData(earlierOutcomesQuery("one").queryKey, known);
  return renderInPage(
    <QueryClientProvider client={client}>
      <p>
        <NoMatchText id="one" filter={filter}>
          All were checked.
        </NoMatchText>
      </p>
    </QueryClientProvider>,
  );
}

const often: LineFilter = { facets: { "wrong-before": ["3"] } };

test("says that the counts before are not known where the filter asks for them", async () => {
  await expect.element((await shown(often)).getByText(unknown)).toBeVisible();
});

test.each<[string, LineFilter, boolean?]>([
  ["they are known", often, true],
  ["lines without an answer match, too", { facets: { "wrong-before": ["3", "none"] } }],
  ["the filter asks for something else", { facets: { state: ["counted"] } }],
])("says the usual where %s", async (_, filter, isKnown) => {
  await expect.element((await shown(filter, isKnown)).getByText("All were checked.")).toBeVisible();
});
