import { useState } from "react";

/** The last value that was not `null`, while `hold` is true. */
export function useLastValueWhile<Value>(value: Value | null, hold: boolean): Value | null {
  const [previous, setHeld] = useState(value);
  const next = value ?? (hold ? previous : null);
  if (!Object.is(next, previous)) setHeld(next);
  return next;
}
