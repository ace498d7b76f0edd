type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };
const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Rows to move for a key; `null` for other keys.
 * @param inRow whether a row has the focus; elsewhere the arrows scroll
 */
export function rowStep({ key, ctrlKey, metaKey, altKey }: Pressed, inRow: boolean): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  return steps[key] ?? (inRow ? arrows[key] : undefined) ?? null;
}
