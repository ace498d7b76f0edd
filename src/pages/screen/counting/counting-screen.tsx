import { countingLayout } from "#domain/screen/layout.ts";
import { pageState } from "#layout/page-state.ts";
import { Foot, type FootSays } from "#pages/screen/frame/footer.tsx";
import { Frame } from "#pages/screen/frame/frame.tsx";
import { LoadingScreen } from "#pages/screen/frame/loading-screen.tsx";
import { StaleBanner } from "#pages/screen/frame/stale-banner.tsx";
import type { ShownList } from "#pages/screen/list/use-screen-list.ts";
import { useScreen } from "#pages/screen/screen-context.ts";
import { useNow } from "#ui/hooks/use-now.ts";
import { useMessages } from "#ui/locale.tsx";
import { CountingHead } from "./counting-head.tsx";
import { DetailPanels } from "./detail-panels.tsx";
import { Hero } from "./hero.tsx";
import { soonestTry, whatIsOld } from "./list-of-counting.ts";
import { useScreenCounting } from "./use-screen-counting.ts";

/**
 * One counting. It keeps its figures fresh also while pages of others are shown, so that it never has to be
 * waited for.
 * @param list that it was chosen from; `null` where the address names it
 * @param page which of its pages is shown, from 0; `null` for none
 */
export function CountingScreen({
  id,
  page,
  list,
  foot,
}: {
  id: string;
  page: number | null;
  list: ShownList | null;
  foot: FootSays;
}) {
  const { viewport, search, gateway } = useScreen();
  const { counting, next } = useScreenCounting(id);
  const clock = useNow(gateway);
  const t = useMessages("screen").screen;
  const layout = countingLayout(search, viewport);
  if (page === null || layout === null) return null;
  if (!counting) return <LoadingScreen next={next} title={list ? t.activeCountings : t.counting} />;
  const content = list?.isWhole === false ? "partial" : contentOf(counting.loaded);
  const old = whatIsOld(counting.ageing, list?.ageing ?? null);
  const says = soonestTry(next, list?.next ?? null);
  // No newer list is a failure also while one is still being waited for.
  const state = pageState(content, says !== null || old === "list", counting.ageing);
  const parts = layout.pages[page - 1] ?? null;
  const hasBanner = old !== null;
  const banner =
    old === "list" && list ? (
      <StaleBanner
        of={{ clock: list.clock ?? counting.clock, age: list.age }}
        what="list"
        failure={list.next?.failure ?? null}
      />
    ) : (
      hasBanner && <StaleBanner of={counting} failure={next?.failure ?? null} />
    );
  return (
    <Frame
      unit={layout.unit}
      state={state}
      isNarrow={layout.arrangement === "narrow"}
      turn={foot.turn}
      banner={banner}
      head={
        <CountingHead
          counting={counting}
          clock={clock ?? counting.clock}
          isFirst={parts === null}
          hasBanner={hasBanner}
        />
      }
      foot={<Foot says={foot} next={says} />}
    >
      {parts === null ? (
        <Hero counting={counting} layout={layout} hasBanner={hasBanner} />
      ) : (
        <DetailPanels counting={counting} layout={layout} parts={parts} hasBanner={hasBanner} />
      )}
    </Frame>
  );
}

function contentOf({ counting, faults, isWhole, isArriving }: Loaded) {
  if (faults.length > 0 || !(isWhole || isArriving)) return "partial";
  return counting.totalProducts === 0 ? "empty" : "ready";
}

type Loaded = NonNullable<ReturnType<typeof useScreenCounting>["counting"]>["loaded"];
