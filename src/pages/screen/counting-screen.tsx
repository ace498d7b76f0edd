import { countingLayout } from "#domain/screen-layout.ts";
import { pageState } from "#pages/page-state.ts";
import { useMessages } from "#ui/locale.tsx";
import { useNow } from "#ui/use-now.ts";
import { CountingHead } from "./counting-head.tsx";
import { Foot, type FootSays } from "./foot.tsx";
import { Frame } from "./frame.tsx";
import { Hero } from "./hero.tsx";
import { Low } from "./low.tsx";
import { NotYet } from "./not-yet.tsx";
import { useScreen } from "./screen-context.ts";
import { StaleBanner } from "./stale-banner.tsx";
import { useScreenCounting } from "./use-screen-counting.ts";

/**
 * One counting. It keeps its figures fresh also while pages of others are shown, so that it never has to be
 * waited for.
 * @param page which of its pages is shown, from 0; `null` for none
 */
export function CountingScreen({
  id,
  page,
  foot,
}: {
  id: string;
  page: number | null;
  foot: FootSays;
}) {
  const { viewport, search, gateway } = useScreen();
  const { shown, next } = useScreenCounting(id);
  const clock = useNow(gateway);
  const words = useMessages().screen;
  const layout = countingLayout(search, viewport);
  if (page === null || layout === null) return null;
  if (!shown) return <NotYet next={next} title={words.activeCountings} />;
  const state = pageState(contentOf(shown.loaded), next !== null, shown.ageing);
  const parts = layout.pages[page - 1] ?? null;
  const failure = next?.failure ?? null;
  return (
    <Frame
      unit={layout.unit}
      state={state}
      isNarrow={layout.arrangement === "narrow"}
      turn={foot.turn}
      banner={state === "stale" && <StaleBanner of={shown} failure={failure} />}
      head={<CountingHead shown={shown} clock={clock ?? shown.clock} isFirst={parts === null} />}
      foot={<Foot says={foot} next={next} />}
    >
      {parts === null ? (
        <Hero shown={shown} layout={layout} />
      ) : (
        <Low shown={shown} layout={layout} parts={parts} />
      )}
    </Frame>
  );
}

function contentOf({ counting, faults, isWhole, isArriving }: Loaded) {
  if (faults.length > 0 || !(isWhole || isArriving)) return "partial";
  return counting.totalProducts === 0 ? "empty" : "ready";
}

type Loaded = NonNullable<ReturnType<typeof useScreenCounting>["shown"]>["loaded"];
