import { useState } from "react";

/** The last value that was not `null`, for as long as it is to be held. */
export function useHeld<Value>(value: Value | null, hold: boolean): Value | null {
  const [held, setHeld] = useState(value);
  const next = value ?? (hold ? held : null);
  if (!Object.is(next, held)) setHeld(next);
  return next;
}
