import { useState } from "react";
import type { Counting } from "#contract/counting.ts";
import { shownOfWarehouse, type WatchedCounting, watch } from "#domain/screen-warehouse.ts";
import { useMessages } from "#ui/locale.tsx";
import { CountingPages, type PagedCounting } from "./counting-pages.tsx";
import { NoneShown, NotYet } from "./not-yet.tsx";
import { useScreen } from "./screen-context.ts";
import { useScreenFormat } from "./screen-locale.tsx";
import { screenOrder } from "./screen-order.ts";
import { type ShownList, useScreenList } from "./use-screen-list.ts";
import { WallScreen } from "./wall-screen.tsx";

/** More countings than that are shown in rows, since each one's lines have to be loaded for a page of its own. */
const mostPaged = 4;

/** All active countings: in rows, or large when there is only one. */
export function AllScreen() {
  const shown = useScreenList(null, useScreen().gateway);
  const words = useMessages().screen;
  const { list } = shown;
  const countings = screenOrder(list?.active ?? [], shown.clock ?? 0);
  const note = useCheckNote(shown);
  if (!list) return <NotYet next={shown.next} title={words.activeCountings} />;
  const [one, ...others] = countings;
  if (!one) return <None title={words.none.title} note={note} shown={shown} />;
  if (others.length > 0) {
    return <WallScreen title={words.activeCountings} countings={countings} shown={shown} />;
  }
  return <CountingPages countings={[paged(one)]} note={null} />;
}

/** What a warehouse counts: its active countings, and each one's final result for a while. */
export function WarehouseScreen({ warehouse }: { warehouse: string }) {
  const { search, gateway } = useScreen();
  const shown = useScreenList(warehouse, gateway);
  const { screen: words } = useMessages();
  const format = useScreenFormat();
  const { list, clock } = shown;
  const hold = search.hold * 1000;
  const [watched, setWatched] = useState<readonly WatchedCounting[]>([]);
  const ordered = screenOrder(list?.active ?? [], clock ?? 0);
  const active = ordered.map(({ id }) => id);
  if (list && clock !== null) {
    const next = watch(watched, active, clock, hold);
    if (!isSame(next, watched)) setWatched(next);
  }
  const check = useCheckNote(shown);
  if (!list || clock === null) return <NotYet next={shown.next} title={words.activeCountings} />;
  const { kind, ids, until } = shownOfWarehouse(
    watched,
    { active, last: list.last?.id ?? null },
    hold,
  );
  if (kind === "none") return <None title={words.none.warehouse} note={check} shown={shown} />;
  const known = [...ordered, ...(list.last ? [list.last] : [])];
  const countings = ids.map((id) => {
    const counting = known.find((one) => one.id === id);
    return counting ? paged(counting) : { id, name: known[0]?.warehouse.name ?? null };
  });
  if (kind === "active" && ids.length > mostPaged) {
    const title = ordered[0]?.warehouse.name ?? words.activeCountings;
    return <WallScreen title={title} countings={ordered} shown={shown} />;
  }
  const note =
    until !== null
      ? words.resultUntil(format.near(until, clock))
      : kind === "waiting"
        ? `${words.lastResult}. ${check}`
        : null;
  return <CountingPages countings={countings} note={note} />;
}

function None({ title, note, shown }: { title: string; note: string; shown: ShownList }) {
  const foot = { page: 0, pages: 1, turn: 0, nextPage: null, note };
  return <NoneShown title={title} foot={foot} shown={shown} />;
}

function paged({ id, warehouse }: Counting): PagedCounting {
  return { id, name: warehouse.name };
}

/** When the list is looked at next. */
function useCheckNote({ checkAt }: ShownList): string {
  const words = useMessages().screen;
  const format = useScreenFormat();
  return words.nextCheck(format.age(Math.max(0, checkAt - performance.now())));
}

function isSame(one: readonly WatchedCounting[], other: readonly WatchedCounting[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, endedAt }, place) => {
      const there = other[place];
      return there?.id === id && there.endedAt === endedAt;
    })
  );
}
