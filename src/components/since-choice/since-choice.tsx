import { useId, useState } from "react";
import { useMessages } from "#ui/locale.tsx";
import { OtherMoment } from "./other-moment.tsx";
import styles from "./since-choice.module.css";

/** A moment that is offered by name. */
export interface OfferedMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
}

/** Selects the moment that figures are since: one of a few, or any other by date and time. */
export function SinceChoice({
  moments,
  at,
  now,
  onChoose,
}: {
  moments: readonly OfferedMoment[];
  /** The moment of the address. Milliseconds since 1970. */
  at: number;
  /** The last moment that can be chosen. Milliseconds since 1970. */
  now: number;
  /** @param isMore whether it changes what was typed a moment ago */
  onChoose: (at: number, isMore: boolean) => void;
}) {
  const t = useMessages("all").sinceChoice;
  const name = useId();
  const [isTyped, setTyped] = useState(false);
  const offered = isTyped ? undefined : moments.find((moment) => moment.at === at);
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend className="visually-hidden">{t.since}</legend>
        {moments.map((moment) => (
          <label key={moment.title}>
            <input
              type="radio"
              name={name}
              value={moment.title}
              checked={moment === offered}
              onChange={() => {
                setTyped(false);
                onChoose(moment.at, false);
              }}
            />
            <span>{moment.title}</span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={name}
            value=""
            checked={offered === undefined}
            onChange={() => setTyped(true)}
          />
          <span>{t.other}</span>
        </label>
      </fieldset>
      {offered === undefined && <OtherMoment at={at} now={now} onChoose={onChoose} />}
    </div>
  );
}
