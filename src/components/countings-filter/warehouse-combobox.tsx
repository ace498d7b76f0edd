import { useCombobox } from "downshift";
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import styles from "#components/choice-box.module.css";
import { ChoiceBox } from "#components/choice-box.tsx";
import { useOwnViews } from "#hooks/own-views.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useMessages } from "#ui/locale.tsx";
import { useKnownWarehouses } from "./use-known-warehouses.ts";
import { starredFirst, warehouseName } from "./warehouse-names.ts";
import { identifierOfText, type WarehouseOption, warehouseOptions } from "./warehouse-options.ts";

/** The text typed before the list has loaded. */
export interface TypedSoFar {
  readonly text: string;
  readonly hasFocus: boolean;
  readonly selection: readonly [number, number];
}

export interface WarehouseFieldProps {
  /** The identifier as written; "" for all. */
  readonly value: string;
  readonly onChoose: (identifier: string) => void;
}

/**
 * Chooses among all known warehouses, by name or code; Enter takes the typed text as the identifier, since the API
 * has no list of its warehouses.
 */
export function WarehouseCombobox({
  id,
  value,
  onChoose,
  typedSoFar,
}: WarehouseFieldProps & {
  id: string;
  /** The text typed into the placeholder field. */
  typedSoFar: () => TypedSoFar | null;
}) {
  const t = useMessages("common").listFilters;
  const { warehouseBy } = useSettings();
  const all = useKnownWarehouses();
  const { stars } = useOwnViews();
  const seen = useMemo(() => starredFirst(all, stars), [all, stars]);
  const label = value === "" ? "" : warehouseName(value, warehouseBy, seen);
  const [start] = useState(typedSoFar);
  const [text, setText] = useState(start?.text ?? label);
  useLabel({ value, label, text, setText });
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!start?.hasFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(...start.selection);
  }, [start]);

  const options = warehouseOptions(seen, warehouseBy, text === label ? "" : text);
  const choose = (identifier: string) => {
    closeMenu();
    setText(identifier === "" ? "" : warehouseName(identifier, warehouseBy, seen));
    if (identifier !== value) onChoose(identifier);
  };
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getItemProps, getMenuProps } =
    useCombobox<WarehouseOption>({
      inputId: id,
      labelId: `${id}-label`,
      items: [...options],
      // Text typed before the list has loaded opens it at once.
      initialIsOpen: Boolean(start?.hasFocus && start.text !== label),
      inputValue: text,
      // The selection is in the address; here each choice is a new one.
      selectedItem: null,
      itemToString: (option) => option?.name ?? "",
      onSelectedItemChange: ({ selectedItem }) => choose(selectedItem?.identifier ?? ""),
    });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const takes = event.key === "Enter" && highlightedIndex < 0;
    const leaves = event.key === "Escape" && (isOpen || text !== label);
    if (!takes && !leaves) return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (takes) choose(text === label ? value : identifierOfText(text, warehouseBy, seen));
    else choose(value);
  };
  const typed = text.trim();
  const identifier = identifierOfText(typed, warehouseBy, seen);
  return (
    <ChoiceBox
      id={id}
      label={t.warehouse}
      input={getInputProps({
        placeholder: t.allWarehouses,
        ref: field,
        onKeyDown,
        onChange: ({ currentTarget }) => setText(currentTarget.value),
        onFocus: ({ currentTarget }) => currentTarget.select(),
        onBlur: () => setText(label),
      })}
    >
      <div className={styles.list} hidden={!isOpen}>
        <ul {...getMenuProps()}>
          {isOpen &&
            options.map((option, index) => (
              <li
                key={option.identifier}
                data-chosen={option.identifier === value || undefined}
                {...getItemProps({ item: option, index })}
              >
                <span>{option.name || t.allWarehouses}</span>
                <span className="code">{option.code}</span>
              </li>
            ))}
        </ul>
        {options.length === 0 && <p>{t.noWarehouse}</p>}
        {typed !== "" && text !== label && identifier === typed && (
          <p>{t.typedWarehouse[warehouseBy](typed)}</p>
        )}
      </div>
    </ChoiceBox>
  );
}

/** The text follows the selected warehouse and its name; text being typed stays. */
function useLabel({
  value,
  label,
  text,
  setText,
}: {
  value: string;
  label: string;
  text: string;
  setText: (text: string) => void;
}) {
  const [previous, setPrevious] = useState({ value, label });
  if (previous.value === value && previous.label === label) return;
  setPrevious({ value, label });
  if (previous.value !== value || text === previous.label) setText(label);
}
