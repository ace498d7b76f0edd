import { expect, test } from "vitest";
import { type Hidden, openAccess } from "#contract/access.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { messages } from "./messages/en.ts";
import { DiscrepancyList } from "./report-lists.tsx";
import type { ReportLines } from "./report-queries.ts";

const { scope, scopeInUnits } = messages.discrepancies;
const none = { rows: [], all: 0 };
const row = { id: 1, index: 0, state: "counted", "assignedUser.id": 1 } as const;
const marks = { undocumented: true, hasIncident: false };
const worth = (value: string) => ({ rows: [{ ...row, ...marks, value }], all: 1 });

test.each<[string, ReportLines, Hidden[], string]>([
  ["differences with a value", worth("6"), [], scope],
  ["differences of goods that cost 0", worth("0"), [], scopeInUnits],
  ["no difference", none, [], scope],
  ["no difference, with hidden costs", none, ["costs"], scopeInUnits],
])("says what decides the order: %s", async (_, lines, hidden, said) => {
  const settings = { ...defaultSettings, access: { ...openAccess, hidden } };
  const screen = await renderInPage(
    <SettingsContext value={settings}>
      <DiscrepancyList lines={lines} isFiltered={false} />
    </SettingsContext>,
  );
  await expect.element(screen.getByRole("heading")).toHaveTextContent(said);
});
