import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { settingsQuery, type TimedSettings } from "#api/settings-query.ts";
import type { WorkHours } from "#contract/work-hours.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { WorkCalendars } from "./calendar-weeks.tsx";
import { messages } from "./messages/en.ts";

const { calendar: t } = messages;

afterEach(() => void vi.useRealTimers());

/** The calendars at an instant of the gateway's clock; the viewer's is wrong. */
function renderCalendars(workHours: WorkHours, instant: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const now = Date.parse(instant);
  const freshness = { fetchedAt: now, now, at: performance.now() };
  const settings: TimedSettings & typeof defaultSettings = {
    ...defaultSettings,
    workHours,
    freshness,
  };
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(settingsQuery.queryKey, settings);
  return renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={settings}>
        <WorkCalendars />
      </SettingsContext>
    </QueryClientProvider>,
  );
}

const shifts = [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }];
const all = { warehouse: null, timeZone: "UTC", shifts };

test("each warehouse has a calendar, which marks today and what is changed in words", async () => {
  const dates = [
    { date: "2026-12-24", hours: [{ from: 360, to: 720 }] },
    { date: "2026-12-25", hours: [] },
  ];
  const nights = [{ days: [{ from: 1, to: 7 }], hours: [{ from: 0, to: 1440 }] }];
  const screen = await renderCalendars(
    [
      { ...all, dates },
      { ...all, warehouse: "OPO-03", shifts: nights },
    ],
    "2026-12-10T12:00Z",
  );
  const table = screen.getByRole("table", { name: t.others });
  await expect.element(table).toBeVisible();
  const cells = [...table.element().querySelectorAll("td")].map((cell) =>
    cell.textContent.replaceAll(/\s+/g, " "),
  );
  expect(cells).toHaveLength(28);
  expect(cells.filter((text) => text.includes(t.changed))).toEqual([
    `2406:00–12:00${t.changed}`,
    `25${t.closed}${t.changed}`,
  ]);
  const today = table.element().querySelectorAll('[aria-current="date"]');
  expect([...today].map((cell) => cell.textContent)).toEqual(["10today06:00–22:00"]);
  expect(cells.filter((text) => text.includes(t.closed))).toHaveLength(9);
  const own = screen.getByRole("table", { name: "OPO-03" });
  expect(own.element().querySelectorAll("td")[20]?.textContent).toContain("00:00–24:00");
});

test("an open page follows the day", async () => {
  const screen = await renderCalendars([all], "2026-12-10T23:59:59.500Z");
  const table = screen.getByRole("table", { name: t.all });
  const today = () => table.element().querySelector('[aria-current="date"]')?.textContent;
  expect(today()).toBe("10today06:00–22:00");
  await expect.poll(today).toBe("11today06:00–22:00");
});

test("one calendar stands for all warehouses, and none where none has hours", async () => {
  const screen = await renderCalendars([all], "2026-12-10T12:00Z");
  await expect.element(screen.getByRole("table", { name: t.all })).toBeVisible();
  const without = await renderCalendars(null, "2026-12-10T12:00Z");
  await expect.element(without.getByText(t.none)).toBeVisible();
});
