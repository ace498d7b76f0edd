import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * An uncontrolled field whose text is in the address. While a person types, it ignores the address; it takes the
 * address after Back, or when the focus is elsewhere.
 * @param onReset called when the field has taken the address
 */
export function useTypedField(
  text: string,
  onReset?: () => void,
): {
  readonly input: RefObject<HTMLInputElement | null>;
  /** All changes in one visit of the field are a single history entry: begins a visit. */
  readonly onFocus: () => void;
  /** Notes a change; returns whether there was one before in the same visit. */
  readonly noteChange: () => boolean;
} {
  const input = useRef<HTMLInputElement>(null);
  const hasChanged = useRef(false);
  const navigation = useNavigationType();
  const reset = useEffectEvent(() => onReset?.());
  useEffect(() => {
    const field = input.current;
    if (!field || (document.activeElement === field && navigation !== "POP")) return;
    field.value = text;
    hasChanged.current = false;
    reset();
  }, [text, navigation]);
  return {
    input,
    onFocus: () => {
      hasChanged.current = false;
    },
    noteChange: () => {
      const before = hasChanged.current;
      hasChanged.current = true;
      return before;
    },
  };
}
