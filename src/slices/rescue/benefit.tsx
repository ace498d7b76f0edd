import { useMemo } from "react";
import type { BenefitProps } from "#components/counting/tool-purpose.tsx";
import { rescueAct } from "#domain/rescue/act.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescueActText } from "./act-text.ts";
import { rescueMessages } from "./messages.ts";
import { rescuePlanOf, zonesLeft } from "./rescue-plan.ts";
import { useAssumedRate } from "./use-assumed-rate.ts";

/** What the rescue plan says to do. */
export function RescueBenefit({ counting, purpose }: BenefitProps) {
  const { conclusion: conclusionWords } = useMessages("counting");
  const { act: actWords } = useMessages(rescueMessages);
  const format = useFormat();
  const { conclusion } = useOutlook(counting);
  // The plan asks for it when it is open.
  const { assumed } = useAssumedRate(counting, null);
  return useMemo(() => {
    const plan = rescuePlanOf(counting, conclusion, assumed);
    if (plan === null || typeof plan === "string") return purpose;
    const now = counting.now ?? plan.work.from;
    const act = rescueAct(plan, zonesLeft(counting, now));
    const { endsAt } = counting.facts;
    // Where header and lines disagree, no zone may have lines left.
    const isNowhere = act?.kind === "bring" && act.zones.length === 0;
    return act && !isNowhere
      ? rescueActText(act, { now, endsAt }, { act: actWords, conclusion: conclusionWords }, format)
      : purpose;
  }, [counting, conclusion, assumed, purpose, actWords, conclusionWords, format]);
}
