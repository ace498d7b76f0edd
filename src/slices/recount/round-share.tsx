import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { recountMessages } from "./messages.ts";
import type { RoundModel } from "./round-model.ts";
import styles from "./round-share.module.css";
import { changeRound, roundSearch } from "./search.ts";

const shareChoices = [0.5, 0.8, 0.95, 1];

/** Selects the share of the variance that the round explains, and which lines come first. */
export function RoundShare({ round: { asked, round } }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
  const format = useFormat();
  const id = useId();
  const [params] = useSearchParams();
  const update = useSearchUpdate(roundSearch);
  const [typed, setTyped] = useState<string | null>(null);
  const applyText = (text: string) => {
    setTyped(text);
    const percent = Number(text);
    if (!Number.isInteger(percent) || percent < 1 || percent > 100) return;
    update({ share: percent / 100, part: 1 }, { replace: true });
  };
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{t.share}</label>
      <span className={styles.field}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          step={1}
          value={typed ?? String(Math.round(asked.share * 100))}
          onChange={({ target }) => applyText(target.value)}
          // Invalid text reverts to the share in use.
          onBlur={() => setTyped(null)}
        />
        {t.percent}
      </span>
      <nav className={styles.choices} aria-label={t.commonShares}>
        {shareChoices.map((share) => (
          <Link
            key={share}
            to={`?${changeRound(params, { share })}`}
            aria-current={share === asked.share ? "true" : undefined}
            onClick={() => setTyped(null)}
            replace
          >
            {t.percentOf(format.number(share * 100))}
          </Link>
        ))}
      </nav>
      {(round.question.hasEarlier || asked.first !== "location") && (
        <label className={styles.first}>
          <input
            type="checkbox"
            checked={asked.first === "wrong-before"}
            onChange={({ target }) =>
              update(
                { first: target.checked ? "wrong-before" : "location", part: 1 },
                { replace: true },
              )
            }
          />
          {t.wrongBeforeFirst}
        </label>
      )}
    </div>
  );
}
