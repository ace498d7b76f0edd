import { shownOfWarehouse } from "#domain/screen/warehouse.ts";
import { NoneShown, NotYet } from "#pages/screen/frame/loading-screen.tsx";
import { useScreen } from "#pages/screen/screen-context.ts";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { useScreenMessages } from "#ui/locale.tsx";
import { CountingPages } from "./counting-pages.tsx";
import { WallScreen } from "./list-screen.tsx";
import { screenOrder } from "./screen-order.ts";
import { type ShownList, useScreenList } from "./use-screen-list.ts";
import { useWatched } from "./use-watched-countings.ts";
import { warehouseArrangement } from "./warehouse-arrangement.ts";

/** All active countings: in rows, or large when there is only one. */
export function AllScreen() {
  const shown = useScreenList(null);
  const t = useScreenMessages().screen;
  const { list } = shown;
  const countings = screenOrder(list?.active ?? [], shown.clock ?? 0);
  const { check, missing } = useNotes(shown);
  if (!list) return <NotYet next={shown.next} title={t.activeCountings} isHeading />;
  const [one, ...others] = countings;
  if (!one) {
    return <None title={t.none.title} note={joined([check, missing])} shown={shown} />;
  }
  if (others.length > 0) {
    return (
      <WallScreen title={t.activeCountings} countings={countings} shown={shown} note={missing} />
    );
  }
  const { id, warehouse } = one;
  return <CountingPages countings={[{ id, name: warehouse.name }]} list={shown} note={missing} />;
}

/** What a warehouse counts: its active countings, and each one's final result for a while. */
export function WarehouseScreen({ warehouse }: { warehouse: string }) {
  const shown = useScreenList(warehouse);
  const { screen: t } = useScreenMessages();
  const format = useScreenFormat();
  const { list, clock } = shown;
  const hold = useScreen().search.hold * 1000;
  const ordered = screenOrder(list?.active ?? [], clock ?? 0);
  const active = ordered.map(({ id }) => id);
  const watched = useWatched(warehouse, shown, active, hold);
  const { check, missing } = useNotes(shown);
  if (!list || clock === null) return <NotYet next={shown.next} title={t.activeCountings} />;
  const last = list.last?.id ?? null;
  const { kind, ids, until } = shownOfWarehouse(watched, { active, last }, hold);
  if (kind === "none") {
    return <None title={t.none.warehouse} note={joined([check, missing])} shown={shown} />;
  }
  const arranged = warehouseArrangement(ids, list);
  if (arranged.kind === "rows") {
    const title = ordered[0]?.warehouse.name ?? t.activeCountings;
    return <WallScreen title={title} countings={arranged.countings} shown={shown} note={missing} />;
  }
  const result = until === null ? null : t.resultUntil(format.near(until, clock));
  const waiting = kind === "waiting" ? [t.lastResult, check] : [];
  const note = joined([result, ...waiting, missing]);
  return <CountingPages countings={arranged.countings} list={shown} note={note} />;
}

function None({ title, note, shown }: { title: string; note: string | null; shown: ShownList }) {
  const foot = { page: 0, pages: 1, turn: 0, nextPage: null, note };
  return <NoneShown title={title} foot={foot} shown={shown} />;
}

/** When the list is looked at next, unless it could not be had; and whether something may be missing from it. */
function useNotes({ checkAt, next, isWhole }: ShownList) {
  const t = useScreenMessages().screen;
  const format = useScreenFormat();
  const timeTo = format.age(Math.max(0, checkAt - performance.now()));
  return {
    check: next ? null : t.nextCheck(timeTo),
    missing: isWhole ? null : t.incomplete,
  };
}

function joined(notes: readonly (string | null)[]): string | null {
  return notes.filter((note) => note !== null).join(". ") || null;
}
