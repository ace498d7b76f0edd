import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/react-virtual";
import type { RefObject } from "react";

/** The rows of a grid, all of one height. */
export interface GridSize {
  readonly count: number;
  /** Of a row, in pixels. */
  readonly height: number;
  /** Pixels that the sticky column headers cover. */
  readonly headerHeight: number;
  /** Rows beyond each edge. */
  readonly overscan: number;
}

/** What a grid's virtualizer needs from each rendering. */
interface Rendering {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly size: GridSize;
  /** Called when other rows are in view; while the grid scrolls, these have to be rendered at once. */
  readonly onChange: (isScrolling: boolean) => void;
}

interface Initial {
  readonly initialRect: { readonly width: number; readonly height: number };
  readonly initialOffset: number;
}

/** TanStack Virtual with the options of a grid. Its code loads after the first rows. */
export class GridVirtualizer extends Virtualizer<HTMLElement, Element> {
  private readonly initial: Initial;

  constructor(rendering: Rendering) {
    const { clientWidth = 0, clientHeight = 0, scrollTop = 0 } = rendering.scroller.current ?? {};
    // Until it observes the grid. Someone may have scrolled already.
    const initial = {
      initialRect: { width: clientWidth, height: clientHeight },
      initialOffset: scrollTop,
    };
    super({ ...optionsOf(rendering), ...initial });
    this.initial = initial;
  }

  /** Called by each rendering, before it reads the rows in view. */
  update(rendering: Rendering): void {
    this.setOptions({ ...optionsOf(rendering), ...this.initial });
  }
}

function optionsOf({ scroller, size, onChange }: Rendering) {
  const { count, height, headerHeight, overscan } = size;
  return {
    count,
    overscan,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: (_: unknown, isScrolling: boolean) => onChange(isScrolling),
  };
}
