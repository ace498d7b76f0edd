import { describe, expect, test } from "vitest";
import type { CountRecord } from "#contract/count-record.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { common } from "#messages/en/common.ts";
import { renderInPage } from "#testing/render.tsx";
import { aCounting, sampleStart, unchangedRecord } from "#testing/samples.ts";
import { ProgressCell } from "./progress-cell.tsx";
import { countingAt, RowContext } from "./row-context.ts";
import { DeadlineCell } from "./time-cells.tsx";

const clock = Date.parse("2026-03-02T12:00:00.000Z");
const format = createFormat({
  locale: "en-GB",
  timeZone: "UTC",
  currency: null,
  units: common.units,
});

function renderCells(changes: Parameters<typeof aCounting>[0], isNarrow = false) {
  const counting = countingAt(aCounting(changes), {
    clock,
    staleSince: null,
    calendar: roundTheClock,
  });
  return renderInPage(
    <RowContext value={{ ...counting, t: common, format, costsHidden: false, isNarrow }}>
      <div data-testid="deadline">
        <DeadlineCell />
      </div>
      <div data-testid="progress">
        <ProgressCell />
      </div>
    </RowContext>,
  );
}

const since = (instant: string) => ({ countRecord: unchangedRecord(Date.parse(instant)) });
const stalled = since("2026-03-02T08:30:00.000Z");

describe("a stalled counting", () => {
  test("shows since when under its bar, and has no forecast", async () => {
    const row = await renderCells(stalled);
    const deadline = row.getByTestId("deadline");
    await expect.element(deadline).toHaveTextContent("no forecast while stalled");
    await expect.element(deadline).not.toHaveTextContent("done");
    await expect.element(row.getByTestId("progress")).toHaveTextContent("Nothing since 08:30");
  });

  test("shows it in the single line of a narrow row", async () => {
    const row = await renderCells(stalled, true);
    await expect.element(row.getByTestId("progress")).toHaveTextContent("nothing since 08:30");
  });

  test("shows it beside its delay once it is overdue", async () => {
    const row = await renderCells({ ...stalled, endsAt: "2026-03-02T11:00:00.000Z" });
    await expect.element(row.getByTestId("deadline")).toHaveTextContent("overdue 1 h");
    await expect.element(row.getByTestId("progress")).toHaveTextContent("Nothing since 08:30");
  });

  test("shows no end in the single line of a narrow row once it is overdue", async () => {
    const overdue = since("2026-03-02T11:45:00.000Z");
    const row = await renderCells({ ...overdue, endsAt: "2026-03-02T11:00:00.000Z" }, true);
    await expect.element(row.getByTestId("progress")).toHaveTextContent(/^overdue 1 h/);
  });

  test("shows for how long if nothing was ever counted", async () => {
    const row = await renderCells({ totalProductsCounted: 0, totalProductsLeft: 200 });
    await expect.element(row.getByTestId("progress")).toHaveTextContent("Nothing counted in 6 h");
  });
});

describe("a counting that progresses", () => {
  // At 11:45, 80 lines in five and three quarter hours, so that 120 take more than eight and a half.
  const progressing = since("2026-03-02T11:45:00.000Z");

  test("has its end beside its bar, and how late and how fast below it", async () => {
    const row = await renderCells(progressing);
    const deadline = row.getByTestId("deadline");
    await expect.element(deadline).toHaveTextContent("done ≈ 20:30");
    await expect.element(deadline).not.toHaveTextContent("late");
    await expect
      .element(row.getByTestId("progress"))
      .toHaveTextContent(/^4 h 30 min late14 an hour on average/);
  });

  test("has both of its ends beside its bar, and how late by each below it", async () => {
    const startedAt = Date.parse(sampleStart);
    // Two lines a quarter until 11:00, then ten.
    const marks = Array.from({ length: 25 }, (_, quarter) => {
      const counted = quarter <= 20 ? 2 * quarter : 40 + 10 * (quarter - 20);
      return [startedAt / minute + 15 * quarter, counted] as [number, number];
    });
    const record: CountRecord = {
      marks,
      isExact: true,
      watchedSince: startedAt,
      firstStart: startedAt,
      lastChange: clock,
      typicalGap: minute,
    };
    const row = await renderCells({ countRecord: record, endsAt: "2026-03-02T18:00:00.000Z" });
    const deadline = row.getByTestId("deadline");
    await expect.element(deadline).toHaveTextContent("done ≈ 15:45–22:30");
    await expect.element(deadline).not.toHaveTextContent("late");
    await expect
      .element(row.getByTestId("progress"))
      .toHaveTextContent(/^from 2 h 15 min early to 4 h 30 min late/);
  });

  test("has all in the single line of a narrow row", async () => {
    const row = await renderCells(progressing, true);
    await expect
      .element(row.getByTestId("progress"))
      .toHaveTextContent("done ≈ 20:30 on average, 4 h 30 min late");
  });

  // No record: a gateway that has just started has seen one answer.
  test("is not judged while it may stand still as well", async () => {
    const row = await renderCells({});
    await expect.element(row.getByTestId("deadline")).toHaveTextContent(/done ≈ 2\d:\d\d/);
    const progress = row.getByTestId("progress");
    await expect.element(progress).toHaveTextContent(/^1\d an hour on average/);
    await expect.element(progress).not.toHaveTextContent("late");
  });

  test("has only its average in the single line of a narrow row then", async () => {
    const progress = (await renderCells({}, true)).getByTestId("progress");
    await expect.element(progress).toHaveTextContent(/^done ≈ 2\d:\d\d on average\D*80 of 200/);
  });
});
