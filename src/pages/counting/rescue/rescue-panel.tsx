import X from "lucide-react/icons/x";
import { useEffect, useId } from "react";
import { useLocation } from "react-router";
import { usableDeadline } from "#domain/counting/facts.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { RescuePlan, RescueWork } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useMessages } from "#ui/locale.tsx";
import { RescueAssumption } from "./rescue-assumption.tsx";
import { RescueFinishBy } from "./rescue-finish-by.tsx";
import { RescueHeadcount } from "./rescue-headcount.tsx";
import { RescueIdle } from "./rescue-idle.tsx";
import styles from "./rescue-panel.module.css";
import { rescuePlanOf, workOf } from "./rescue-plan.ts";
import { rescueAnchor, rescueSearch } from "./rescue-search.ts";
import { RescueSentence } from "./rescue-sentence.tsx";
import { RescueStaff } from "./rescue-staff.tsx";
import { RescueTable } from "./rescue-table.tsx";
import { DoneZones, useMoves } from "./rescue-zones.tsx";
import { useRescueChoice } from "./use-rescue-choice.ts";

/** The rescue plan: headcount, where help is needed, and idle people. */
export function RescuePanel({
  counting,
  lineOptions,
}: {
  counting: CountingModel;
  lineOptions: ViewSettings;
}) {
  const { rescue: t, counting: page } = useMessages("overview");
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
  const close = () => update({ open: false, people: null, finish: null }, { replace: true });
  const found = rescuePlanOf(counting);
  const plan = typeof found === "string" ? null : found;
  const work = plan && workOf(counting, plan);
  return (
    <section
      id={rescueAnchor}
      className={styles.panel}
      data-whole={plan !== null || undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id={id}>{page.rescue.title}</h2>
        <FocusKeeper>
          <Button variant="icon" aria-label={t.close} onClick={close}>
            <X aria-hidden="true" />
          </Button>
        </FocusKeeper>
      </div>
      {typeof found === "string" && <p className={styles.lead}>{t.noPlan[found]}</p>}
      {plan && work && (
        <Plan counting={counting} plan={plan} work={work} lineOptions={lineOptions} />
      )}
    </section>
  );
}

function Plan({
  counting,
  plan,
  work,
  lineOptions,
}: {
  counting: CountingModel;
  plan: RescuePlan;
  work: RescueWork;
  lineOptions: ViewSettings;
}) {
  const choice = useRescueChoice(plan, work);
  const moves = useMoves(counting, lineOptions.zone);
  const { headcount, finishBy } = choice;
  const deadline = usableDeadline(counting.facts);
  return (
    <div className={styles.parts}>
      <div>
        <RescueSentence counting={counting} plan={plan} />
        <RescueFinishBy work={work} choice={choice} />
        <RescueHeadcount plan={plan} work={work} against={finishBy ?? deadline} choice={choice} />
        <RescueAssumption team={plan.team} calendar={counting.calendar} now={work.now} />
      </div>
      <RescueTable work={work} headcount={headcount} against={finishBy ?? deadline} />
      {/* The moves belong to one headcount. */}
      <RescueStaff key={headcount} zones={moves?.open ?? null} headcount={headcount} work={work} />
      <div className={styles.rest}>
        <DoneZones zones={moves?.done ?? null} counting={counting} />
        <RescueIdle counting={counting} />
      </div>
    </div>
  );
}
