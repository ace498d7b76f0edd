import { expect, test } from "vitest";
import { messages } from "#slices/history/messages/en.ts";
import { renderInPage } from "#testing/render.tsx";
import { MonthConclusion } from "./conclusion.tsx";
import type { Verdict, WarehouseMonth } from "./figures.ts";

const { conclusion: t } = messages;

let id = 0;
function aRow(name: string, verdict: Verdict, running = 0): WarehouseMonth {
  id += 1;
  const none = { now: null, usual: null };
  return {
    warehouse: { id, name, code: name, slug: name },
    finished: verdict === "too-few" ? 1 : 3,
    running,
    earlier: 3,
    figures: { discrepancies: none, incidents: none, share: none },
    verdict,
  };
}

test.each([
  ["no counts", [], t.none("November")],
  ["too few counts", [aRow("Vigo", "too-few")], t.few("November")],
  ["as usual", [aRow("Vigo", "as-usual"), aRow("Jaén", "too-few")], t.same("November")],
  [
    "worse and better",
    [aRow("Vigo", "worse"), aRow("Jaén", "as-usual"), aRow("León", "better")],
    t.worseAndBetter("November", "Vigo", "León"),
  ],
  [
    "more names than are said",
    ["A", "B", "C", "D", "E"].map((name) => aRow(name, "worse")),
    t.worse("November", t.and("A, B, C", "2")),
  ],
])("%s", async (_, rows, sentence) => {
  const screen = await renderInPage(<MonthConclusion rows={rows} month="2026-11" />);
  await expect.element(screen.getByRole("heading", { name: sentence })).toBeVisible();
});

test("counts that still run are named, and not judged", async () => {
  const rows = [aRow("Vigo", "as-usual", 2)];
  const screen = await renderInPage(<MonthConclusion rows={rows} month="2026-11" />);
  await expect.element(screen.getByText(t.basis("3", 3, "2"))).toBeVisible();
});
