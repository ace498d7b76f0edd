import { useEffect } from "react";
import type { BenefitProps } from "#components/counting/tool-purpose.tsx";
import { countUpTo } from "#domain/time/instants.ts";
import { lastTime, shiftStart } from "#search-params/local-time.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lastLook } from "./changes-bounds.ts";

/** The benefit of what changed: how many lines were counted since the early shift began. */
export function ChangesBenefit({
  counting: { facts, aggregates, now },
  purpose,
  onSince,
}: BenefitProps & {
  /** Called with what the panel opens with: the time that the benefit names, so that a link shows the same. */
  readonly onSince: (since: string) => void;
}) {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const finishes = aggregates?.finishes;
  const shift = now === null ? null : lastTime(shiftStart, now, format.timeZone);
  const isRunning = finishes && facts.active && shift !== null && now !== null;
  const since = isRunning ? new Date(shift).toISOString() : lastLook;
  useEffect(() => onSince(since), [since, onSince]);
  if (!isRunning) return purpose;
  const counted = countUpTo(finishes, now) - countUpTo(finishes, shift);
  return t.changesSince(format.moment(shift, now), format.number(counted), counted);
}
