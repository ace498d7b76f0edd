import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, type Ref, Suspense, useId } from "react";
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
import panelStyles from "./header-panels.module.css";
import { Hero } from "./hero.tsx";
import { NextSteps } from "./next-steps.tsx";

const OddLines = lazyComponent(
  async () => (await import("#components/counting/notices/odd-lines.tsx")).OddLines,
  LoadWhenIdle,
);

/** Title, dates and actions above an overview. */
export function WholeHeader({
  counting,
  actions,
}: {
  counting: CountingModel;
  /** Actions on the counting, with or without Share. */
  actions: (hasShare?: boolean) => ReactNode;
}) {
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const folded = (
    <>
      <ShareButton />
      <FoldedActions>{actions(false)}</FoldedActions>
    </>
  );
  return <Header counting={counting} actions={isNarrow ? folded : actions()} />;
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

/** The conclusion of an overview, with its tools. */
export function WholeHero({
  counting,
  ref,
}: {
  counting: CountingModel;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref}>
      <Hero counting={counting} />
      <NextSteps counting={counting} look="row" />
    </div>
  );
}

/** The figures of the whole header, for the panel of its line. */
export function HeaderFigures({
  counting,
  ...shown
}: {
  counting: CountingModel;
  matching: FilteredFigures;
  search: Pick<CountingSearch, "tab" | "filter">;
}) {
  return (
    <>
      <Hero counting={counting} />
      <LateOddLines counting={counting} />
      <FiguresStrip counting={counting} {...shown} />
    </>
  );
}

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
