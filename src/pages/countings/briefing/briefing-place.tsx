import { type CSSProperties, Suspense } from "react";
import { loadMessages } from "#messages/languages.ts";
import type { ActiveWalk } from "#pages/countings/use-active-countings.ts";
import { languageAt } from "#search-params/shared-search.ts";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";
import styles from "./briefing.module.css";
import { useBriefingState } from "./briefing-state.ts";
import type { BriefingProps } from "./use-briefing.ts";

/** Code and words load once the list is drawn. */
const Briefing = lazyComponent<BriefingProps>(async () => {
  const { language } = languageAt(new URLSearchParams(location.search));
  const messages = loadMessages(language, "briefing");
  const { Briefing } = await import("./briefing.tsx");
  await messages;
  return Briefing;
}, LoadWhenIdle);

/** Keeps the briefing's room above the list, so that nothing moves when it comes. */
export function BriefingPlace({
  walk,
  clock,
  staleSince,
}: {
  /** `null` while nothing is loaded. */
  walk: ActiveWalk | null;
  clock: number | null;
  staleSince: number | null;
}) {
  const { isHidden, rows } = useBriefingState();
  return (
    <div
      id="briefing"
      className={styles.place}
      data-hidden={isHidden || undefined}
      style={{ "--rows": rows } as CSSProperties}
    >
      <Suspense>
        {walk && clock !== null && <Briefing walk={walk} clock={clock} staleSince={staleSince} />}
      </Suspense>
    </div>
  );
}
