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

function renderMade(share: Share, revokedAt: string | null = createdAt) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const listed = { ...share, token: null, revokedAt };
  const freshness = { fetchedAt: Date.now(), now: Date.now(), at: performance.now() };
  client.setQueryData(sharesQuery.queryKey, { shares: [listed], freshness });
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

test("a feed's token is offered where it was made", async () => {
  const token = "countboard-feed.abcdefghijkl.secret";
  const screen = await renderMade({ ...link, kind: "feed", link: null, token }, null);
  await expect.element(screen.getByRole("heading")).toHaveTextContent(t.madeFeed("Auditors"));
  await expect.element(screen.getByRole("textbox", { name: t.token })).toHaveValue(token);
  await expect.element(screen.getByRole("button", { name: t.copyToken })).toBeVisible();
});
