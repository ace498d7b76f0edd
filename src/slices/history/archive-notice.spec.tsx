import { expect, test } from "vitest";
import type { HistoryState } from "#contract/history/state.ts";
import { renderInPage } from "#testing/render.tsx";
import { ArchiveNotices, ArchiveProgress } from "./archive-notice.tsx";
import { messages } from "./messages/en.ts";

const { archive: t } = messages;
const now = Date.parse("2026-11-28T12:00:00Z");

const ready: HistoryState = {
  archive: "on",
  engine: "ready",
  isWriter: true,
  read: 742,
  total: 742,
  perMinute: null,
  minutesLeft: null,
  earliest: "2025-11-02T06:00:00Z",
  latest: "2026-11-27T06:00:00Z",
  readAt: "2026-11-28T05:00:00Z",
  version: "1",
  faults: [],
  missing: [],
  missingTotal: 0,
};

function renderNotices(state: HistoryState | null) {
  return renderInPage(
    <>
      <ArchiveNotices archive={{ state, failed: null }} now={now} />
      <hr />
    </>,
  );
}

test("nothing is said while all is well, and before the state is known", async () => {
  for (const state of [ready, null]) {
    const screen = await renderNotices(state);
    // The messages are loaded once it is there.
    await expect.element(screen.getByRole("separator")).toBeInTheDocument();
    expect(screen.container.textContent).toBe("");
    await screen.unmount();
  }
});

test.each([
  [t.off, t.offText, { archive: "off", read: 0 }],
  [t.engine, t.engineText, { engine: "missing", read: 0 }],
] as const)("%s", async (lead, text, part) => {
  const screen = await renderNotices({ ...ready, ...part });
  await expect.element(screen.getByText(lead)).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("the most severe fault says since when, and what stays valid", async () => {
  const faults = [
    { code: "folder", since: "2026-11-28T09:30:00Z" },
    { code: "api", since: null },
  ] as const;
  const screen = await renderNotices({ ...ready, faults: [...faults] });
  await expect.element(screen.getByText(t.faults.folder)).toBeVisible();
  await expect.element(screen.getByText(/Since 09:30\. .*stays valid/)).toBeVisible();
  expect(screen.getByText(t.faults.api).elements()).toEqual([]);
});

test("all counts that could not be read are counted, though only some are named", async () => {
  const screen = await renderNotices({ ...ready, missingTotal: 120 });
  await expect.element(screen.getByText(t.missing("120", 120))).toBeVisible();
});

test("while the archive reads, its progress says what is left", async () => {
  const state = { ...ready, read: 184, minutesLeft: 11.2 };
  const screen = await renderInPage(<ArchiveProgress state={state} />);
  await expect.element(screen.getByText(t.reading("184", "742", "12 min"))).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: t.progress });
  await expect.element(bar).toHaveAttribute("value", "184");
});

test("an archive that has read everything says back to when, a part of one too", async () => {
  for (const total of [742, null]) {
    const screen = await renderInPage(<ArchiveProgress state={{ ...ready, total }} />);
    await expect.element(screen.getByText(t.complete("742", 742, "November 2025"))).toBeVisible();
    expect(screen.getByRole("progressbar").elements()).toEqual([]);
    await screen.unmount();
  }
});

test("an empty archive claims nothing", async () => {
  const state = { ...ready, read: 0, total: 0, earliest: null, latest: null };
  const screen = await renderInPage(
    <>
      <ArchiveProgress state={state} />
      <hr />
    </>,
  );
  await expect.element(screen.getByRole("separator")).toBeInTheDocument();
  expect(screen.container.textContent).toBe("");
});
