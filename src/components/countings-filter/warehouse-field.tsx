import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { ChoiceBox } from "#components/choice-box.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { missPart } from "#transport/failed-part.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { type LazyPlaceholderProps, lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { useKnownWarehouses } from "./use-known-warehouses.ts";
import type { TypedSoFar, WarehouseFieldProps } from "./warehouse-combobox.tsx";
import { warehouseName } from "./warehouse-names.ts";
import { identifierOfText } from "./warehouse-options.ts";

const Combobox = lazyComponent<ComboboxProps>(
  async () => (await import("./warehouse-combobox.tsx")).WarehouseCombobox,
  EarlyField,
);

interface ComboboxProps extends WarehouseFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typedSoFar: () => TypedSoFar | null;
  /** Whether the first content is painted, so that the list may load. */
  readonly isPainted: boolean;
}

/** Chooses a warehouse. The list loads later; text typed before that counts. */
export function WarehouseField({
  isPainted,
  ...field
}: WarehouseFieldProps & Pick<ComboboxProps, "isPainted">) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typedSoFar = (): TypedSoFar | null =>
    input.current && {
      text: input.current.value,
      hasFocus: document.activeElement === input.current,
      selection: [input.current.selectionStart ?? 0, input.current.selectionEnd ?? 0],
    };
  return (
    <Combobox id={id} input={input} typedSoFar={typedSoFar} isPainted={isPainted} {...field} />
  );
}

function EarlyField({
  id,
  input,
  isPainted,
  value,
  onChoose,
  onLoad,
}: ComboboxProps & LazyPlaceholderProps) {
  // On failure this field stays.
  const load = useCallback(() => void onLoad().catch(missPart), [onLoad]);
  useEffect(() => (isPainted ? whenIdle(load) : undefined), [isPainted, load]);
  const t = useMessages("common").listFilters;
  const { warehouseBy } = useSettings();
  const seen = useKnownWarehouses();
  const label = value === "" ? "" : warehouseName(value, warehouseBy, seen);
  useEffect(() => {
    // While a person types, the field ignores the address.
    if (input.current && document.activeElement !== input.current) input.current.value = label;
  }, [input, label]);
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const chosen = identifierOfText(event.currentTarget.value, warehouseBy, seen);
    event.currentTarget.value = chosen === "" ? "" : warehouseName(chosen, warehouseBy, seen);
    onChoose(chosen);
  };
  return (
    <ChoiceBox
      id={id}
      label={t.warehouse}
      input={{
        placeholder: t.allWarehouses,
        ref: input,
        role: "combobox",
        "aria-expanded": false,
        "aria-autocomplete": "list",
        defaultValue: label,
        onFocus: load,
        onPointerEnter: load,
        onKeyDown: takeTyped,
      }}
    />
  );
}
