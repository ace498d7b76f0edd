import { pageState } from "#layout/page-state.ts";
import { Footer, type FooterContent } from "#slices/screens/frame/footer.tsx";
import { Frame } from "#slices/screens/frame/frame.tsx";
import { LoadingScreen } from "#slices/screens/frame/loading-screen.tsx";
import { StaleBanner } from "#slices/screens/frame/stale-banner.tsx";
import type { ScreenListState } from "#slices/screens/list/use-screen-list.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { countingLayout } from "#slices/screens/rules/layout.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { useNow } from "#ui/hooks/use-now.ts";
import { useMessages } from "#ui/locale.tsx";
import { CountingHead } from "./counting-head.tsx";
import { DetailPanels } from "./detail-panels.tsx";
import { Hero } from "./hero.tsx";
import { earliestRetry, staleSource } from "./stale-source.ts";
import { useScreenCounting } from "./use-screen-counting.ts";

/**
 * One counting. Stays mounted while pages of other countings are visible, so that its figures are always ready.
 * @param distinction what tells it from others of its warehouse
 * @param list the list that it was chosen from; `null` when the address names the counting
 * @param page index of the visible page; `null` for none
 */
export function CountingScreen({
  id,
  distinction,
  page,
  list,
  foot,
}: {
  id: string;
  distinction: string | null;
  page: number | null;
  list: ScreenListState | null;
  foot: FooterContent;
}) {
  const { viewport, search, gateway } = useScreen();
  const { counting, next } = useScreenCounting(id);
  const clock = useNow(gateway);
  const t = useMessages(screenMessages);
  const layout = countingLayout(search, viewport);
  if (page === null || layout === null) return null;
  if (!counting) return <LoadingScreen next={next} title={list ? t.activeCountings : t.counting} />;
  const content = list?.isWhole === false ? "partial" : contentOf(counting.loaded);
  const old = staleSource(counting.ageing, list?.ageing ?? null);
  const retry = earliestRetry(next, list?.next ?? null);
  // A list that cannot be refreshed is a failure, even while its retry is pending.
  const state = pageState(content, retry !== null || old === "list", counting.ageing);
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
          distinction={distinction}
          isFirst={parts === null}
          hasBanner={hasBanner}
        />
      }
      foot={<Footer content={foot} next={retry} />}
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
