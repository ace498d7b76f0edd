import { type ReactNode, useEffect, useState } from "react";
import type { FilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";
import { HeaderLine } from "./header-line.tsx";
import { HeaderPanels } from "./header-panels.tsx";

const WholeHeader = lazyComponent(async () => (await import("./whole-header.tsx")).WholeHeader);
const WholeHero = lazyComponent(async () => (await import("./whole-header.tsx")).WholeHero);
const HeaderFigures = lazyComponent(
  async () => (await import("./whole-header.tsx")).HeaderFigures,
  LoadWhenIdle,
);

/** Loads the code of the whole header ahead. */
export function preloadWholeHeader(): Promise<unknown> {
  return Promise.all([WholeHeader.preload(), WholeHero.preload(), HeaderFigures.preload()]);
}

/** Height of the top bar in pixels. */
const topBar = 52;

/** Whether an element has scrolled out of view under the top bar; `false` without one. */
function useHasLeft(element: Element | null): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setHasLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= topBar);
      },
      { rootMargin: `-${topBar}px 0px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHasLeft(false);
    };
  }, [element]);
  return hasLeft;
}

/** The overview's whole header, and a line in its place once it has left the view; on other tabs the line alone. */
export function CountingHeader({
  counting,
  matching,
  search,
  actions,
  children,
}: {
  counting: CountingModel;
  matching: FilteredFigures;
  search: Pick<CountingSearch, "tab" | "filter">;
  /** Actions on the counting, with or without Share; a narrow window has them in a panel. */
  actions: (hasShare?: boolean) => ReactNode;
  /** Between the title and the figures. */
  children: ReactNode;
}) {
  const isOverview = search.tab === "overview";
  const [hero, setHero] = useState<Element | null>(null);
  const hasLeft = useHasLeft(hero);
  const isNarrow = useMediaQuery(breakpoints.narrow);
  return (
    <>
      {(!isOverview || hasLeft) && (
        <HeaderLine counting={counting} isOverPage={isOverview}>
          <HeaderPanels
            counting={counting}
            // The page's own figures must not repeat.
            mounted={isOverview ? "open" : "always"}
            actions={isNarrow && actions()}
          >
            <HeaderFigures counting={counting} matching={matching} search={search} />
          </HeaderPanels>
        </HeaderLine>
      )}
      {isOverview && <WholeHeader counting={counting} actions={actions} />}
      {children}
      {isOverview && <WholeHero counting={counting} ref={setHero} />}
    </>
  );
}
