import { useId, useState } from "react";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./changes-panel.module.css";
import {
  type BoundContext,
  type ChangesBound,
  type ChangesBounds,
  instantOf,
  parseBounds,
  writeBounds,
} from "./changes-since.ts";
import { changesIfOpen, replaySearch } from "./replay-search.ts";

/** Selects the start of the changes: the previous visit, a time of day, or from one to the other. */
export function BoundsChoice({
  bounds,
  source,
  today,
  default: fallback,
}: {
  bounds: ChangesBounds;
  source: BoundContext;
  /** For naming days. Milliseconds since 1970. */
  today: number;
  /** The time of day shown until another one is chosen. */
  default: string;
}) {
  const t = useMessages("all").replay.changes;
  const format = useFormat();
  const update = useSearchUpdate(replaySearch);
  const change = (next: ChangesBounds) =>
    update((now) => changesIfOpen(now, { since: writeBounds(next) }), { replace: true });
  const name = useId();
  const clock = bounds.find((bound) => bound.kind === "clock");
  const [time, setTime] = useState(clock?.time ?? fallback);
  const visit: ChangesBound = { kind: "look" };
  const clockBound: ChangesBound = { kind: "clock", time: clock?.time ?? time };
  const choices: readonly { bounds: ChangesBounds; label: string; needsVisit: boolean }[] = [
    { bounds: [visit], label: t.look, needsVisit: true },
    { bounds: [clockBound], label: t.clock, needsVisit: false },
    { bounds: [clockBound, visit], label: t.both, needsVisit: true },
  ];
  const chosen = writeBounds(bounds);
  const { previousVisitAt } = source;
  // A link may ask for a visit that this browser does not know.
  const possible = choices.filter(
    (choice) =>
      !choice.needsVisit || previousVisitAt !== null || writeBounds(choice.bounds) === chosen,
  );
  const at = instantOf(clockBound, source);
  const applyTime = (next: string) => {
    setTime(next);
    const [valid] = parseBounds(next) ?? [];
    if (!valid) return;
    const isBoth = bounds.length > 1;
    change(isBoth ? [valid, visit] : [valid]);
  };
  return (
    <fieldset className={styles.marks}>
      <legend className="visually-hidden">{t.marks}</legend>
      {possible.map((choice) => (
        <label key={choice.label}>
          <input
            type="radio"
            name={name}
            checked={writeBounds(choice.bounds) === chosen}
            onChange={() => change(choice.bounds)}
          />
          {choice.label}
          {choice.label === t.look && previousVisitAt !== null && (
            <small>{t.lookedAt(format.moment(previousVisitAt, today))}</small>
          )}
        </label>
      ))}
      <label>
        <input
          type="time"
          aria-label={t.time}
          value={time}
          onChange={({ target }) => applyTime(target.value)}
        />
        <small>
          {at !== null && `${format.day(at, today)}, `}
          {format.timeZone}
        </small>
      </label>
    </fieldset>
  );
}
