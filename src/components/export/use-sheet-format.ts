import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { fileFormats, type SheetFormat, separatorNames, separatorsOf } from "#spreadsheet/sheet.ts";
import { createStoredState } from "#storage/stored-state.ts";
import { useFormat } from "#ui/locale.tsx";

const chosenSchema = v.object({
  file: v.picklist(fileFormats),
  /** `null` follows the region. */
  separators: v.nullable(v.picklist(separatorNames)),
});

/** The file format that someone chose last. */
const stored = createStoredState<v.InferOutput<typeof chosenSchema>>({
  key: "countboard:export",
  initial: { file: "xlsx", separators: null },
  decode: (text) => v.parse(chosenSchema, JSON.parse(text)),
});

/** How files are written: as chosen last in this browser, else by the viewer's region, in the shown zone. */
export function useSheetFormat(): readonly [
  SheetFormat,
  (change: Partial<Omit<SheetFormat, "timeZone">>) => void,
] {
  const { locale, signs, timeZone } = useFormat();
  const { file, separators } = useSyncExternalStore(stored.subscribe, stored.get);
  return [
    { file, separators: separators ?? separatorsOf(locale, signs.decimal), timeZone },
    (change) => stored.update((known) => ({ ...known, ...change })),
  ];
}
