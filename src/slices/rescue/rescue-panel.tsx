import X from "lucide-react/icons/x";
import { type ReactNode, useId, useState } from "react";
import { useTool } from "#components/counting/tool-panel.tsx";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import { readNumber, writeNumber } from "#format/typed-number.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescueMessages } from "./messages.ts";
import { readEarlierRate } from "./read-earlier-rate.ts";
import { RescueAnswer } from "./rescue-answer.tsx";
import styles from "./rescue-panel.module.css";
import { rescuePlanOf } from "./rescue-plan.ts";
import { closedRescue, rescueAnchor, rescueSearch } from "./rescue-search.ts";
import { RescueTable } from "./rescue-table.tsx";
import { RescueZones } from "./rescue-zones.tsx";
import { type AssumedRateState, useAssumedRate } from "./use-assumed-rate.ts";
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
  const rate = useAssumedRate(counting, isAsked ? readEarlierRate : null);
  const found = isAsked ? rescuePlanOf(counting, conclusion, rate.assumed) : own;
  const plan = typeof found === "string" ? null : found;
  const question = isAsked && (
    <RescueRate rate={rate} warehouse={counting.loaded.counting.warehouse.name} />
  );
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

/** Asks for a rate while a counting has none, preset with that of an earlier counting. */
function RescueRate({ rate, warehouse }: { rate: AssumedRateState; warehouse: string }) {
  const t = useMessages(rescueMessages).rate;
  const format = useFormat();
  const id = useId();
  const [isFault, setFault] = useState(false);
  const { assumed, source, counts, isReading, progress, choose } = rate;
  const shown = assumed ? writeNumber(String(assumed.each), format.signs) : "";
  const { input } = useTypedField(shown, () => setFault(false));
  const take = (text: string) => {
    const each = Number(readNumber(text, format.signs) ?? Number.NaN);
    const isRate = each >= 0.1 && each <= 10_000;
    setFault(!isRate && text.trim() !== "");
    if (isRate && each !== assumed?.each) choose(Math.round(each * 10) / 10);
    else if (text.trim() === "" && source === "typed") choose(null);
  };
  return (
    <div className={styles.rate}>
      <label htmlFor={id}>{t.label}</label>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown}
        aria-invalid={isFault}
        aria-describedby={`${id}-said`}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") take(currentTarget.value);
        }}
      />
      <p id={`${id}-said`} aria-live="polite">
        {isFault ? t.invalid : sourceText()}
      </p>
    </div>
  );

  function sourceText(): string {
    if (source === "usual") return t.usual(format.number(counts), counts, warehouse);
    if (source !== null) return t.sources[source];
    if (!isReading) return t.unknown;
    return progress?.total
      ? t.readingShare(format.share(progress.read / Math.max(progress.total, progress.read)))
      : t.reading;
  }
}
