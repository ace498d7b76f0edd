import { useId, useState } from "react";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./changes-panel.module.css";
import {
  instantOf,
  type Mark,
  type MarkSource,
  type Marks,
  parseMarks,
  writeMarks,
} from "./changes-since.ts";
import { movedOn, replaySearch } from "./replay-search.ts";

/** Selects the start of the changes: the previous visit, a time of day, or from one to the other. */
export function ChangesMarks({
  marks,
  source,
  today,
  default: fallback,
}: {
  marks: Marks;
  source: MarkSource;
  /** For naming days. Milliseconds since 1970. */
  today: number;
  /** The time of day shown until another one is chosen. */
  default: string;
}) {
  const t = useMessages("counting").replay.changes;
  const format = useFormat();
  const update = useSearchUpdate(replaySearch);
  const change = (next: Marks) =>
    update((now) => movedOn(now, { since: writeMarks(next) }), { replace: true });
  const name = useId();
  const clock = marks.find((mark) => mark.kind === "clock");
  const [time, setTime] = useState(clock?.time ?? fallback);
  const look: Mark = { kind: "look" };
  const ofTime: Mark = { kind: "clock", time: clock?.time ?? time };
  const choices: readonly { marks: Marks; words: string; ofLook: boolean }[] = [
    { marks: [look], words: t.look, ofLook: true },
    { marks: [ofTime], words: t.clock, ofLook: false },
    { marks: [ofTime, look], words: t.both, ofLook: true },
  ];
  const chosen = writeMarks(marks);
  const { lookedAt } = source;
  const at = instantOf(ofTime, source);
  const take = (next: string) => {
    setTime(next);
    const [valid] = parseMarks(next) ?? [];
    if (!valid) return;
    const isBoth = marks.length > 1;
    change(isBoth ? [valid, look] : [valid]);
  };
  return (
    <fieldset className={styles.marks}>
      <legend className="visually-hidden">{t.marks}</legend>
      {choices.map((choice) => (
        <label key={choice.words} data-off={choice.ofLook && lookedAt === null}>
          <input
            type="radio"
            name={name}
            checked={writeMarks(choice.marks) === chosen}
            disabled={choice.ofLook && lookedAt === null}
            onChange={() => change(choice.marks)}
          />
          {choice.words}
          {choice.words === t.look && lookedAt !== null && (
            <small>{t.lookedAt(format.moment(lookedAt, today))}</small>
          )}
        </label>
      ))}
      <label>
        <input
          type="time"
          aria-label={t.time}
          value={time}
          onChange={({ target }) => take(target.value)}
        />
        <small>
          {at !== null && `${format.day(at, today)}, `}
          {format.timeZone}
        </small>
      </label>
    </fieldset>
  );
}
