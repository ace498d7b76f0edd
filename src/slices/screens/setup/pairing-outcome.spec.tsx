import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { sharesQuery } from "#api/shares/shares-query.ts";
import type { Share } from "#contract/access.ts";
import { shares as t } from "#messages/en/shares.ts";
import { renderInPage } from "#testing/render.tsx";
import { aShare } from "#testing/samples.ts";
import { PairingOutcome } from "./add-screen.tsx";
import { messages as screens } from "./messages/en.ts";

const createdAt = new Date().toISOString();
const made = aShare({
  kind: "screen",
  name: "Hall",
  view: "distance=5&diagonal=55",
  createdAt,
  waitsUntil: new Date(Date.now() + 600_000).toISOString(),
});

function renderOutcome(changes: Partial<Share>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const freshness = { fetchedAt: Date.now(), now: Date.now(), at: performance.now() };
  client.setQueryData(sharesQuery.queryKey, { shares: [{ ...made, ...changes }], freshness });
  return renderInPage(
    <QueryClientProvider client={client}>
      <PairingOutcome share={made} />
    </QueryClientProvider>,
  );
}

test.each<[string, Partial<Share>, string]>([
  ["waits for its screen", {}, screens.admitted("Hall")],
  ["is paired once it has come", { waitsUntil: null }, screens.paired("Hall")],
  ["no longer waits after ten minutes", { waitsUntil: createdAt }, screens.unclaimed("Hall")],
  [
    "is not called paired once revoked",
    { waitsUntil: null, revokedAt: createdAt },
    t.revoked("Hall"),
  ],
])("a code %s", async (_, changes, text) => {
  const screen = await renderOutcome(changes);
  await expect.element(screen.getByRole("heading")).toHaveTextContent(text);
});
