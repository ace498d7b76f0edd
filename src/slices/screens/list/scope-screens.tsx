import { EmptyScreen, LoadingScreen } from "#slices/screens/frame/loading-screen.tsx";
import { screenMessages } from "#slices/screens/messages.ts";
import { warehouseScreenState } from "#slices/screens/rules/warehouse.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import { CountingPages } from "./counting-pages.tsx";
import { distinctionText } from "./distinction-text.ts";
import { ListScreen } from "./list-screen.tsx";
import { screenOrder } from "./screen-order.ts";
import { type ScreenListState, useScreenList } from "./use-screen-list.ts";
import { useWatchedCountings } from "./use-watched-countings.ts";
import { warehouseArrangement } from "./warehouse-arrangement.ts";

/** All active countings: in rows, or as a single large one. */
export function AllScreen() {
  const listed = useScreenList(null);
  const t = useMessages(screenMessages);
  const { list } = listed;
  const countings = screenOrder(list?.active ?? [], listed.clock ?? 0);
  const { check, missing } = useNotes(listed);
  if (!list) return <LoadingScreen next={listed.next} title={t.activeCountings} isHeading />;
  const [one, ...others] = countings;
  if (!one) {
    return <EmptyList title={t.none.title} note={joined([check, missing])} list={listed} />;
  }
  if (others.length > 0) {
    return (
      <ListScreen title={t.activeCountings} countings={countings} list={listed} note={missing} />
    );
  }
  const { id, warehouse } = one;
  return (
    <CountingPages
      countings={[{ id, name: warehouse.name, distinction: null }]}
      list={listed}
      note={missing}
    />
  );
}

/** Chosen countings in rows, in their order; a finished one keeps its place. */
export function ChosenScreen({ ids }: { ids: readonly string[] }) {
  const listed = useScreenList(null);
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const { check, missing } = useNotes(listed);
  const { list } = listed;
  if (!list) return <LoadingScreen next={listed.next} title={t.chosenCountings} isHeading />;
  const known = new Map(list.pages.flatMap(({ items }) => items.map((one) => [one.id, one])));
  const countings = ids.flatMap((id) => known.get(id) ?? []);
  if (countings.length === 0) {
    return <EmptyList title={t.none.chosen} note={joined([check, missing])} list={listed} />;
  }
  const absent = ids.length - countings.length;
  const notFound = absent === 0 ? null : t.notFound(format.number(absent), absent);
  const note = joined([notFound, missing]);
  return <ListScreen title={t.chosenCountings} countings={countings} list={listed} note={note} />;
}

/** The active countings of a warehouse, and each final result for a while. */
export function WarehouseScreen({ warehouse }: { warehouse: string }) {
  const listed = useScreenList(warehouse);
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const { list, clock } = listed;
  const hold = useScreen().search.hold * 1000;
  const ordered = screenOrder(list?.active ?? [], clock ?? 0);
  const active = ordered.map(({ id }) => id);
  const watched = useWatchedCountings(warehouse, { listed, active, hold });
  const { check, missing } = useNotes(listed);
  if (!list || clock === null)
    return <LoadingScreen next={listed.next} title={t.activeCountings} />;
  const last = list.last?.id ?? null;
  const { kind, ids, until } = warehouseScreenState(watched, { active, last }, hold);
  if (kind === "none") {
    return <EmptyList title={t.none.warehouse} note={joined([check, missing])} list={listed} />;
  }
  const arranged = warehouseArrangement(ids, list, (counting, all) =>
    distinctionText(counting, all, { t, format, now: clock }),
  );
  if (arranged.kind === "rows") {
    const title = ordered[0]?.warehouse.name ?? t.activeCountings;
    return <ListScreen title={title} countings={arranged.countings} list={listed} note={missing} />;
  }
  const result = until === null ? null : t.resultUntil(format.near(until, clock));
  const waiting = kind === "waiting" ? [t.lastResult, check] : [];
  const note = joined([result, ...waiting, missing]);
  return <CountingPages countings={arranged.countings} list={listed} note={note} />;
}

function EmptyList({
  title,
  note,
  list,
}: {
  title: string;
  note: string | null;
  list: ScreenListState;
}) {
  const foot = { page: 0, pages: 1, turn: 0, nextPage: null, note };
  return <EmptyScreen title={title} foot={foot} list={list} />;
}

/** Footer notes: when the list is polled next, unless loading fails, and whether countings may be missing. */
function useNotes({ checkAt, next, isWhole }: ScreenListState) {
  const t = useMessages(screenMessages);
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
