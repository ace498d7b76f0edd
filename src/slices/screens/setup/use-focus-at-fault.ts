import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the field at fault. */
export function useFocusAtFault(fault: string | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault !== null) {
      form.current?.querySelector<HTMLElement>("[aria-invalid], [role=combobox]")?.focus();
    }
  }, [fault]);
  return form;
}
