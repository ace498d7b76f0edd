import { type ReactNode, useState } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { FilteredFigures } from "#pages/counting/filters/filtered-figures.ts";
import { DataQualityNotice } from "#pages/counting/notices/data-quality-notice.tsx";
import { NextSteps } from "#pages/counting/rescue/next-steps.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { FiguresStrip } from "./figures-strip.tsx";
import { Header } from "./header.tsx";
import { HeaderLine } from "./header-line.tsx";
import { HeaderPanels } from "./header-panels.tsx";
import { Hero } from "./hero.tsx";
import { useHasLeft } from "./use-has-left.ts";

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
  /** For a phone's panel. */
  actions: ReactNode;
  /** Between the title and the figures. */
  children: ReactNode;
}) {
  const isOverview = search.tab === "overview";
  const [hero, setHero] = useState<Element | null>(null);
  const hasLeft = useHasLeft(hero);
  const others = (
    <>
      <DataQualityNotice quality={counting.loaded.quality} />
      <FiguresStrip counting={counting} matching={matching} search={search} />
    </>
  );
  return (
    <>
      {(!isOverview || hasLeft) && (
        <HeaderLine counting={counting} isOverPage={isOverview}>
          <HeaderPanels
            counting={counting}
            // The page's own figures must not repeat.
            mounted={isOverview ? "open" : "always"}
            actions={actions}
          >
            <Hero counting={counting} />
            {others}
          </HeaderPanels>
        </HeaderLine>
      )}
      {isOverview && <Header counting={counting} />}
      {children}
      {isOverview && (
        <>
          <div ref={setHero}>
            <Hero counting={counting}>
              <NextSteps counting={counting} />
            </Hero>
          </div>
          {others}
        </>
      )}
    </>
  );
}
