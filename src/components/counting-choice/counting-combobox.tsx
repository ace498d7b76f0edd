import { useCombobox } from "downshift";
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useState } from "react";
import styles from "#components/choice-box.module.css";
import { ChoiceBox } from "#components/choice-box.tsx";
import type { Counting } from "#contract/counting.ts";
import { dateAt } from "#search-params/moment.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { countingOf, countingOptions, idOfText } from "./counting-options.ts";
import { countingText, startText } from "./counting-text.ts";
import { useChosenCounting, useKnownCountings } from "./use-known-countings.ts";

/** Chooses a counting by its warehouse, code or dates; an id or the address of its page may be pasted, too. */
export function CountingCombobox({
  value,
  isInvalid = false,
  describedBy,
  onChoose,
}: {
  /** Its id; "" for none. */
  value: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useMessages("all").countingChoice;
  const format = useFormat();
  const [now] = useState(gatewayNow);
  const id = useId();
  const known = useKnownCountings(true);
  const nameOf = ({ warehouse, startedAt }: Counting) =>
    countingText({ name: warehouse.name, startedAt }, { t, format, now });
  const chosen = useChosenCounting(value, known);
  const label = chosen ? nameOf(chosen) : value;
  /** The typed text; `null` without any. */
  const [typed, setTyped] = useState<string | null>(null);
  const optionsOf = useCallback(
    (text: string) =>
      countingOptions(known, text, ({ startedAt }) => {
        const at = Date.parse(startedAt);
        return `${format.day(at, now)} ${format.time(at)} ${dateAt(at, format.timeZone)}`;
      }),
    [known, format, now],
  );
  const options = useMemo(() => optionsOf(typed ?? ""), [optionsOf, typed]);
  /** The text that was taken as an id because no counting was known yet; `null` without any. */
  const [early, setEarly] = useState<string | null>(null);
  useEffect(() => {
    if (early === null || known.length === 0) return;
    setEarly(null);
    const meant = idOfText(early, known, optionsOf(early));
    if (countingOf(early) !== value || meant === value) return;
    // Unless something else has been typed since.
    if (meant === "") setTyped((now) => now ?? early);
    onChoose(meant);
  }, [early, known, optionsOf, value, onChoose]);
  const choose = (chosenId: string) => {
    setTyped(null);
    if (chosenId !== value) onChoose(chosenId);
  };
  const takeTyped = () => {
    if (typed === null) return;
    if (known.length === 0) setEarly(typed);
    const meant = idOfText(typed, known, options);
    if (meant === "" && typed.trim() !== "") onChoose("");
    else choose(meant);
  };
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getItemProps, getMenuProps } =
    useCombobox<Counting>({
      inputId: id,
      labelId: `${id}-label`,
      items: [...options],
      inputValue: typed ?? label,
      // The choice is the caller's; here each one is new.
      selectedItem: null,
      itemToString: (counting) => (counting ? nameOf(counting) : ""),
      onSelectedItemChange: ({ selectedItem }) => {
        closeMenu();
        choose(selectedItem?.id ?? "");
      },
    });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const takes = event.key === "Enter" && highlightedIndex < 0 && typed !== null;
    const leaves = event.key === "Escape" && (isOpen || typed !== null);
    if (!takes && !leaves) return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
    if (takes) takeTyped();
    else setTyped(null);
  };
  const typedId = countingOf(typed ?? "");
  return (
    <ChoiceBox
      id={id}
      label={t.label}
      isWide
      input={getInputProps({
        placeholder: t.placeholder,
        required: true,
        "aria-invalid": isInvalid || undefined,
        "aria-describedby": describedBy,
        autoCapitalize: "none",
        onKeyDown,
        onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        onFocus: ({ currentTarget }) => currentTarget.select(),
        onBlur: takeTyped,
      })}
    >
      <div className={styles.list} data-two-lines="" hidden={!isOpen}>
        <ul {...getMenuProps()}>
          {isOpen &&
            options.map((counting, index) => (
              <li
                key={counting.id}
                data-chosen={counting.id === value || undefined}
                {...getItemProps({ item: counting, index })}
              >
                <span>{counting.warehouse.name}</span>
                <span>
                  <span className="code">{counting.warehouse.code}</span>
                  {" · "}
                  {startText(counting, format, now)}
                  {!counting.active && ` · ${t.finished}`}
                </span>
              </li>
            ))}
        </ul>
        {options.length === 0 && <p>{typedId === "" ? t.none : t.typed(typedId)}</p>}
      </div>
    </ChoiceBox>
  );
}
