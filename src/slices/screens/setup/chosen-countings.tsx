import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { CountingCombobox } from "#components/counting-choice/counting-combobox.tsx";
import { countingText } from "#components/counting-choice/counting-text.ts";
import {
  useChosenCounting,
  useKnownCountings,
} from "#components/counting-choice/use-known-countings.ts";
import { chosenCountings } from "#contract/access.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./chosen-countings.module.css";

/** Chooses the countings of a screen, and their order. */
export function ChosenCountings({
  ids,
  onChange,
}: {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const { setup: t } = useMessages(screenMessages);
  const without = (id: string) => ids.filter((one) => one !== id);
  const moveUp = (id: string, index: number) => onChange(without(id).toSpliced(index - 1, 0, id));
  return (
    <>
      {ids.length > 0 && (
        <ol className={styles.chosen} aria-label={t.countings}>
          {ids.map((id, index) => (
            <ChosenCounting
              key={id}
              id={id}
              onMoveUp={index === 0 ? null : () => moveUp(id, index)}
              onRemove={() => onChange(without(id))}
            />
          ))}
        </ol>
      )}
      {ids.length < chosenCountings.max && (
        <CountingCombobox
          key={ids.join("\n")}
          value=""
          onChoose={(id) => id !== "" && onChange([...without(id), id])}
        />
      )}
      <p className={styles.text}>{t.countingsText}</p>
    </>
  );
}

function ChosenCounting({
  id,
  onMoveUp,
  onRemove,
}: {
  id: string;
  /** `null` for the first. */
  onMoveUp: (() => void) | null;
  onRemove: () => void;
}) {
  const screen = useMessages(screenMessages);
  const { countingChoice } = useMessages("all");
  const { setup: t } = screen;
  const format = useFormat();
  const [now] = useState(gatewayNow);
  const counting = useChosenCounting(id, useKnownCountings(true));
  const name = counting
    ? countingText(
        { name: counting.warehouse.name, startedAt: counting.startedAt },
        { t: countingChoice, format, now },
      )
    : id;
  return (
    <li data-counting={id}>
      <span>{name}</span>
      <Button
        variant="icon"
        aria-label={t.moveUp(name)}
        aria-disabled={onMoveUp === null}
        onClick={() => onMoveUp?.()}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button variant="icon" aria-label={t.remove(name)} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
