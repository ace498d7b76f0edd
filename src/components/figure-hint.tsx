import { type MouseEventHandler, Suspense, use, useReducer } from "react";
import type { HintSentence } from "#figures/figures.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { Hint } from "#ui/hint/hint.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";

const FigureMeaning = lazyComponent(
  async () => (await import("./figure-meaning.tsx")).FigureMeaning,
);

const DefinitionLink = lazyComponent(
  async () => (await import("./figure-meaning.tsx")).DefinitionLink,
);

/**
 * The label of a figure, with what it means as a hint that links to its definition; a click may do something else. On
 * paper it is a plain label.
 */
export function FigureHint({
  figure,
  label,
  now,
  toSentence,
  onClick,
}: {
  figure: FigureName;
  label: string;
  /** The current figures in a sentence, which says more than the meaning; by default the meaning. */
  now?: string | null;
  /** The same sentence, made of words that load when the hint opens. */
  toSentence?: HintSentence | null;
  onClick?: MouseEventHandler | undefined;
}) {
  const [openings, countOpening] = useReducer((count: number) => count + 1, 0);
  if (use(PaperContext)) return label;
  return (
    <Hint
      label={label}
      onClick={onClick}
      onOpen={countOpening}
      link={
        <ErrorBoundary fallback={null} resetKey={String(openings)}>
          <Suspense>
            <DefinitionLink figure={figure} />
          </Suspense>
        </ErrorBoundary>
      }
    >
      {now ?? (
        // Each opening loads a definition again that could not be loaded before.
        <ErrorBoundary fallback={<MeaningFailed />} resetKey={String(openings)}>
          <Suspense>
            <FigureMeaning figure={figure} toSentence={toSentence} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Hint>
  );
}

function MeaningFailed() {
  return useMessages("common").access.panelFailed;
}
