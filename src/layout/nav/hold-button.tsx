import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useSyncExternalStore } from "react";
import { areUpdatesHeld, holdUpdates, watchUpdates } from "#hooks/held-updates.ts";
import { useMessages } from "#ui/locale.tsx";

/** Holds the figures of the page as they are, and lets them go on. */
export function HoldButton() {
  const t = useMessages("common").app;
  const isHeld = useSyncExternalStore(watchUpdates, areUpdatesHeld);
  return (
    <button type="button" data-action="" onClick={() => holdUpdates(!isHeld)}>
      {isHeld ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      {isHeld ? t.resumeUpdates : t.holdUpdates}
    </button>
  );
}
