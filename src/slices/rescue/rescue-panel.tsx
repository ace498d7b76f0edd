import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { useTool } from "#components/counting/tool-panel.tsx";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { rescueMessages } from "./messages.ts";
import { RescueAnswer } from "./rescue-answer.tsx";
import styles from "./rescue-panel.module.css";
import { rescuePlanOf } from "./rescue-plan.ts";
import { RescueRate } from "./rescue-rate.tsx";
import { closedRescue, rescueAnchor, rescueSearch } from "./rescue-search.ts";
import { RescueTable } from "./rescue-table.tsx";
import { RescueZones } from "./rescue-zones.tsx";
import { useAssumedRate } from "./use-assumed-rate.ts";
import { useRescueChoice } from "./use-rescue-choice.ts";

/** The rescue plan: what it takes to finish in time, the ends with more people, and where they count. */
export function RescuePanel({ counting }: { counting: CountingModel }) {
  const t = useMessages(rescueMessages);
  const { rescue: name } = useMessages("counting").counting;
  const id = useId();
  const update = useSearchUpdate(rescueSearch);
  const { close, onKeyDown } = useTool(rescueAnchor, () => update(closedRescue, { replace: true }));
  const { conclusion } = useOutlook(counting);
  const own = rescuePlanOf(counting, conclusion);
  const isAsked = own === "no-rate";
  const rate = useAssumedRate(counting, isAsked);
  const found = isAsked ? rescuePlanOf(counting, conclusion, rate.assumed) : own;
  const plan = typeof found === "string" ? null : found;
  const question = isAsked && <RescueRate rate={rate} />;
  return (
    <section
      id={rescueAnchor}
      className={styles.panel}
      data-whole={plan !== null || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2 id={id} className="visually-hidden">
        {name.title}
      </h2>
      <div className={styles.close}>
        <Button variant="icon" aria-label={t.close} onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {typeof found === "string" && found !== "no-rate" && (
        <p className={styles.lead}>{t.noPlan[found]}</p>
      )}
      {plan ? <Plan counting={counting} plan={plan} question={question} /> : question}
    </section>
  );
}

function Plan({
  counting,
  plan,
  question,
}: {
  counting: CountingModel;
  plan: RescuePlan;
  question: ReactNode;
}) {
  const choice = useRescueChoice(plan);
  const { finishBy } = choice;
  const deadline = typeof plan.deadline === "number" ? plan.deadline : null;
  const against = finishBy ?? deadline;
  const now = counting.now ?? plan.work.from;
  return (
    <div className={styles.parts}>
      <RescueAnswer counting={counting} plan={plan} choice={choice}>
        {question}
      </RescueAnswer>
      <RescueTable plan={plan} choice={choice} against={against} now={now} />
      <RescueZones counting={counting} plan={plan} choice={choice} now={now} />
    </div>
  );
}
