import { useLocation } from "react-router";
import { idOf } from "#routes.ts";
import { StoryView } from "#slices/history/story/story-view.tsx";

/** What every count found of one product. */
export function ProductPage() {
  const code = idOf(useLocation().pathname);
  // The key resets all state, so that nothing of one product shows on another's page.
  return <StoryView key={code} kind="product" code={code} />;
}
