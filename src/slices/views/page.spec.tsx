import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { viewsForEveryoneQuery } from "#api/views.ts";
import { type Access, openAccess } from "#contract/access.ts";
import type { SavedView } from "#contract/views.ts";
import { changeOwnViews, ownViews } from "#hooks/own-views.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { FailureError } from "#transport/failure.ts";
import { messages as t } from "./messages/en.ts";
import { ViewsPage } from "./page.tsx";

const { views } = en;

/** The page of a viewer with that access, and what admins keep for everyone, or why that is unknown. */
async function renderViews(access: Access, forEveryone: readonly SavedView[] | FailureError = []) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false },
    },
  });
  const { queryKey } = viewsForEveryoneQuery;
  if (forEveryone instanceof FailureError) {
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(forEveryone) });
  } else client.setQueryData(queryKey, forEveryone);
  return renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={{ ...defaultSettings, access }}>
        <ViewsPage />
      </SettingsContext>
    </QueryClientProvider>,
  );
}
const north = { id: 1, name: "North", code: "N", slug: "north" };

beforeEach(() => {
  changeOwnViews(() => ({
    views: [
      { name: "Late", address: "/?status=late" },
      { name: "Zone A", address: "/countings/c-1?tab=lines&zone=A" },
    ],
    start: null,
    stars: [north],
  }));
});

test("without a view, it says how to save one and leads to the counts", async () => {
  changeOwnViews(() => ({ views: [] }));
  const screen = await renderViews(openAccess);
  await expect.element(screen.getByRole("heading", { name: t.none })).toBeVisible();
  await expect.element(screen.getByText(t.toSave)).toBeVisible();
  const link = screen.getByRole("link", { name: t.toCountings });
  await expect.element(link).toHaveAttribute("href", "/");
});

test("a view opens its address, and can become the start view", async () => {
  const screen = await renderViews(openAccess);
  const late = screen.getByRole("link", { name: "Late" });
  await expect.element(late).toHaveAttribute("href", "/?status=late");
  await expect.element(screen.getByText(t.counting("c-1"))).toBeVisible();
  const start = screen.getByRole("button", { name: `${t.start} Late` });
  await expect.element(start).toHaveAttribute("aria-pressed", "false");
  await start.click();
  await expect.element(start).toHaveAttribute("aria-pressed", "true");
  expect(ownViews.get().start).toBe("/?status=late");
  await screen.getByRole("button", { name: t.startWithList }).click();
  expect(ownViews.get().start).toBeNull();
});

test("a removed view is gone, and the focus stays in its list", async () => {
  const screen = await renderViews(openAccess);
  const remove = screen.getByRole("button", { name: `${t.remove} Late` });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Late" })).not.toBeInTheDocument();
  expect(ownViews.get().views.map(({ name }) => name)).toEqual(["Zone A"]);
  await expect.poll(() => document.activeElement?.closest("section")).not.toBeNull();
});

test("a starred warehouse leads to its countings, and loses its star", async () => {
  const screen = await renderViews(openAccess);
  const link = screen.getByRole("link", { name: "North" });
  await expect.element(link).toHaveAttribute("href", "/?warehouse=1");
  const star = screen.getByRole("button", { name: t.star("North") });
  await expect.element(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  expect(ownViews.get().stars).toEqual([]);
});

test("a file is imported, and another one is refused", async () => {
  const screen = await renderViews(openAccess);
  await expect.element(screen.getByRole("button", { name: t.importFile })).toBeVisible();
  const input = screen.container.querySelector("input");
  if (!input) throw new Error("There is no field for a file");
  const choose = async (text: string) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "views.json"));
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  await choose("[]");
  await expect.element(screen.getByText(t.refusedFile)).toBeVisible();
  const view = { name: "From a file", address: "/trends" };
  await choose(JSON.stringify({ countboard: "views 1", views: [view], start: null, stars: [] }));
  await expect.element(screen.getByRole("link", { name: view.name })).toBeVisible();
  await expect.element(screen.getByText(t.refusedFile)).not.toBeInTheDocument();
});

test("views for everyone that cannot be read are unknown, not none", async () => {
  const failure = {
    kind: "problem",
    code: "views-unusable",
    status: 503,
    upstreamStatus: null,
    retryAfter: null,
    path: "/api/views",
  } as const;
  const viewer = { ...openAccess, via: "session" } as const;
  const screen = await renderViews(viewer, new FailureError(failure));
  await expect.element(screen.getByText(en.failures["views-unusable"].text)).toBeVisible();
  await expect.element(screen.getByText(t.noneForEveryone)).not.toBeInTheDocument();
});

test("viewers open the views for everyone, and admins change them", async () => {
  const morning = { name: "Morning", address: "/trends" };
  const viewer = await renderViews({ ...openAccess, via: "session" }, [morning]);
  const list = viewer.getByRole("list", { name: views.everyone });
  await expect.element(list.getByRole("link", { name: "Morning" })).toBeVisible();
  const remove = { name: `${t.remove} Morning` };
  expect(viewer.getByRole("button", remove).query()).toBeNull();
  expect(viewer.getByRole("button", { name: `${t.keepForEveryone} Late` }).query()).toBeNull();
  await viewer.unmount();
  const admin = await renderViews({ ...openAccess, via: "session", role: "admin" }, [morning]);
  await expect.element(admin.getByRole("button", remove)).toBeVisible();
  await expect
    .element(admin.getByRole("button", { name: `${t.keepForEveryone} Late` }))
    .toBeVisible();
  await admin.getByRole("button", remove).click();
  const dialog = admin.getByRole("dialog", { name: t.confirmRemove("Morning") });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: t.cancelRemove }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(admin.getByRole("link", { name: "Morning" })).toBeVisible();
});
