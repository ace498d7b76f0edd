import { useLocation } from "react-router";
import { idOf } from "#routes.ts";
import { StoryView } from "#slices/history/story/story-view.tsx";

/** What every count found at one location code, in whichever warehouse. */
export function LocationPage() {
  const code = idOf(useLocation().pathname);
  // The key resets all state, so that nothing of one location shows on another's page.
  return <StoryView key={code} kind="location" code={code} />;
}
