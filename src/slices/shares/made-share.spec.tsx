import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { sharesQuery } from "#api/shares/shares-query.ts";
import type { Share } from "#contract/access.ts";
import { shares as t } from "#messages/en/shares.ts";
import { renderInPage } from "#testing/render.tsx";
import { aShare } from "#testing/samples.ts";
import { MadeShare } from "./made-share.tsx";

const createdAt = new Date().toISOString();

const link = aShare({
  createdAt,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  link: "/share/s1",
});

function renderMade(share: Share) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const revoked = { ...share, revokedAt: createdAt };
  const freshness = { fetchedAt: Date.now(), now: Date.now(), at: performance.now() };
  client.setQueryData(sharesQuery.queryKey, { shares: [revoked], freshness });
  return renderInPage(
    <QueryClientProvider client={client}>
      <MadeShare share={share} />
    </QueryClientProvider>,
  );
}

test("a revoked link is no longer offered", async () => {
  const screen = await renderMade(link);
  await expect.element(screen.getByRole("heading")).toHaveTextContent(t.revoked("Auditors"));
  expect(screen.getByRole("button", { name: t.copy }).query()).toBeNull();
});
