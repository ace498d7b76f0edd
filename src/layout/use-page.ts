import { createContext, use, useLayoutEffect } from "react";
import type { Ageing } from "#domain/time/ageing.ts";
import { useDocumentTitle } from "#hooks/use-document-title.ts";
import { usePageMarks } from "#hooks/use-page-marks.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { PageState } from "./page-state.ts";

/** A page's state for the layout around it. */
export interface PageInfo {
  readonly title: string;
  readonly state: PageState;
  /** Everything of the page can be used, not only its first part. */
  readonly complete?: boolean;
  /** The page says itself how far its loading has come. */
  readonly arriving?: boolean;
  /** The page names the zone of its times itself. */
  readonly namesZone?: boolean;
  readonly freshness?: Freshness | null;
  /** When something was read that does not age, in milliseconds since 1970; replaces the age. */
  readonly readAt?: number | null;
  readonly ageing?: Ageing;
  /** Spoken to screen readers when it changes. */
  readonly announcement?: string;
  readonly onRefresh?: () => void;
  readonly refreshing?: boolean;
}

export const PageInfoContext = createContext<(page: PageInfo) => void>(() => {});

/** Shows a page's title, state and age in the layout, and marks the document once it is ready. */
export function usePage(page: PageInfo): void {
  const { title, state, complete = state !== "loading" } = page;
  const setPage = use(PageInfoContext);
  usePageMarks(state !== "loading", complete);
  // Before the browser paints, so that the layout is never a frame behind its page.
  useLayoutEffect(() => setPage(page));
  useDocumentTitle(title);
}
