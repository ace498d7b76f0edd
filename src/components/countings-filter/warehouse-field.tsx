import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { useLazyImport } from "#hooks/use-lazy-import.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useKnownWarehouses } from "./use-known-warehouses.ts";
import { WarehouseBox } from "./warehouse-box.tsx";
import { warehouseName } from "./warehouse-names.ts";
import { identifierOfText } from "./warehouse-options.ts";

const loadCombobox = async () => (await import("./warehouse-combobox.tsx")).WarehouseCombobox;

/** What a person has typed before the list has loaded. */
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

/** Chooses a warehouse. The list loads later; text typed before that counts. */
export function WarehouseField({
  isPainted,
  ...field
}: WarehouseFieldProps & {
  /** Whether the first content is painted, so that the list may load. */
  isPainted: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { part: Combobox, loadNow } = useLazyImport(loadCombobox, isPainted);
  const typedSoFar = (): TypedSoFar | null =>
    input.current && {
      text: input.current.value,
      hasFocus: document.activeElement === input.current,
      selection: [input.current.selectionStart ?? 0, input.current.selectionEnd ?? 0],
    };
  if (Combobox) return <Combobox id={id} typedSoFar={typedSoFar} {...field} />;
  return <EarlyField id={id} input={input} onReach={loadNow} {...field} />;
}

function EarlyField({
  id,
  input,
  onReach,
  value,
  onChoose,
}: WarehouseFieldProps & {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  onReach: () => void;
}) {
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
    <WarehouseBox
      id={id}
      input={{
        ref: input,
        role: "combobox",
        "aria-expanded": false,
        "aria-autocomplete": "list",
        defaultValue: label,
        onFocus: onReach,
        onPointerEnter: onReach,
        onKeyDown: takeTyped,
      }}
    />
  );
}
