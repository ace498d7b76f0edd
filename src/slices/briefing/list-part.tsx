import { type CSSProperties, Suspense, useState } from "react";
import type { LeadProps, ListPart } from "#components/countings/parts.ts";
import { loadMessages } from "#messages/languages.ts";
import { languageAt } from "#search-params/shared-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
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
function BriefingPlace(props: LeadProps) {
  // Another filter has other sentences, which need other room.
  return <Place key={JSON.stringify(props.filter)} {...props} />;
}

function Place({ filter, ...props }: LeadProps) {
  // Room is kept for what the whole list needed last.
  const isWhole = Object.keys(filter).length === 0;
  const { walk, clock } = props;
  const { isHidden, heights } = useBriefingState();
  const layout = useMediaQuery(breakpoints.phone) ? "phone" : "wide";
  // Only the room of this moment: what comes next may be less.
  const [height] = useState(heights[layout]);
  return (
    <div
      id="briefing"
      className={styles.place}
      data-hidden={isHidden || undefined}
      style={isWhole && !isHidden ? ({ "--room": `${height}px` } as CSSProperties) : undefined}
    >
      <Suspense>
        {walk && clock !== null && (
          <Briefing
            {...props}
            walk={walk}
            clock={clock}
            warehouse={filter.warehouse ?? ""}
            layout={layout}
            isWhole={isWhole}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The counts that need a manager today, in sentences above the list. */
export const part: ListPart = { name: "briefing", Lead: BriefingPlace };
