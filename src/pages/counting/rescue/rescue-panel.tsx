import X from "lucide-react/icons/x";
import { useEffect, useId } from "react";
import { useLocation } from "react-router";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { useThrottledClock } from "#hooks/throttled-clock.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { RescueAssumption } from "./rescue-assumption.tsx";
import { RescueHeadcount } from "./rescue-headcount.tsx";
import { RescueIdle } from "./rescue-idle.tsx";
import styles from "./rescue-panel.module.css";
import { rescuePlanOf } from "./rescue-plan.ts";
import { rescueAnchor, rescueSearch } from "./rescue-search.ts";
import { RescueSentence } from "./rescue-sentence.tsx";
import { RescueZones } from "./rescue-zones.tsx";

/** What it takes to finish in time: headcount, where help is needed, and idle people. */
export function RescuePanel({
  counting: present,
  lineOptions,
}: {
  counting: CountingModel;
  lineOptions: ViewSettings;
}) {
  // Throttled like the forecast above, which it must not contradict.
  const { now } = useThrottledClock(present);
  const snapshot = { ...present, now };
  const { rescue: t, counting } = useMessages("overview");
  const id = useId();
  const { hash, key } = useLocation();
  const update = useSearchUpdate(rescueSearch);
  useEffect(() => {
    // Each click on a link to the plan scrolls to it; `key` changes every time.
    if (hash !== `#${rescueAnchor}` || key === "") return;
    const panel = document.getElementById(rescueAnchor);
    panel?.scrollIntoView({ block: "nearest" });
    panel?.focus({ preventScroll: true });
  }, [hash, key]);
  const close = () => update({ open: false, people: null }, { replace: true });
  const plan = rescuePlanOf(snapshot);
  return (
    <section
      id={rescueAnchor}
      className={styles.panel}
      data-whole={(plan !== null && typeof plan !== "string") || undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id={id}>{counting.rescue.title}</h2>
        <Button variant="icon" aria-label={t.close} onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {plan !== null && <RescueSentence counting={snapshot} plan={plan} />}
      {plan !== null && typeof plan !== "string" && (
        <>
          <div className={styles.parts}>
            <RescueHeadcount counting={snapshot} plan={plan} />
            <RescueZones counting={snapshot} zone={lineOptions.zone} />
            <RescueIdle counting={snapshot} />
          </div>
          <RescueAssumption team={plan.team} calendar={snapshot.calendar} />
        </>
      )}
      {plan === "no-rate" && (
        <div className={styles.parts}>
          <RescueZones counting={snapshot} zone={lineOptions.zone} />
          <RescueIdle counting={snapshot} />
        </div>
      )}
    </section>
  );
}
