import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import type { FilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ShareButton } from "#layout/share/share-button.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { FiguresStrip } from "./figures-strip.tsx";
import { Header } from "./header.tsx";
import { HeaderLine } from "./header-line.tsx";
import panelStyles from "./header-panels.module.css";
import { HeaderPanels } from "./header-panels.tsx";
import { Hero } from "./hero.tsx";
import { NextSteps } from "./next-steps.tsx";

const OddLines = lazyComponent(
  async () => (await import("#components/counting/notices/odd-lines.tsx")).OddLines,
  LoadWhenIdle,
);

/** Contradictions in a counting's data; their code loads once all lines have arrived and the first are painted. */
function LateOddLines({ counting }: { counting: CountingModel }) {
  if (counting.loaded.isArriving) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <OddLines counting={counting} />
      </Suspense>
    </ErrorBoundary>
  );
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
            <Hero counting={counting} />
            <LateOddLines counting={counting} />
            <FiguresStrip counting={counting} matching={matching} search={search} />
          </HeaderPanels>
        </HeaderLine>
      )}
      {isOverview && (
        <Header
          counting={counting}
          actions={
            isNarrow ? (
              <>
                <ShareButton />
                <FoldedActions>{actions(false)}</FoldedActions>
              </>
            ) : (
              actions()
            )
          }
        />
      )}
      {children}
      {isOverview && (
        <div ref={setHero}>
          <Hero counting={counting} />
          <NextSteps counting={counting} look="row" />
        </div>
      )}
    </>
  );
}

function FoldedActions({ children }: { children: ReactNode }) {
  const t = useMessages("counting").counting.header;
  const id = useId();
  return (
    <>
      <Button variant="icon" aria-label={t.more} popoverTarget={id}>
        <Ellipsis aria-hidden="true" />
      </Button>
      <PopoverPanel
        id={id}
        role="dialog"
        label={t.more}
        className={panelStyles.figures}
        // The palette offers them.
        mounted="always"
      >
        {children}
      </PopoverPanel>
    </>
  );
}
