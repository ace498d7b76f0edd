import { useSyncExternalStore } from "react";
import * as v from "valibot";
import type { Format } from "#format/format.ts";
import { fileFormats, type SheetFormat, separatorNames, separatorsOf } from "#spreadsheet/sheet.ts";
import { createStoredState } from "#storage/stored-state.ts";
import { useFormat } from "#ui/locale.tsx";

const chosenSchema = v.object({
  file: v.picklist(fileFormats),
  /** `null` follows the language. */
  separators: v.nullable(v.picklist(separatorNames)),
});

/** The file format that someone chose last. */
const stored = createStoredState<v.InferOutput<typeof chosenSchema>>({
  key: "countboard:export",
  initial: { file: "csv", separators: null },
  decode: (text) => v.parse(chosenSchema, JSON.parse(text)),
});

/** How files are written whose format the reader does not choose each time. */
export function sheetFormatOf(format: Pick<Format, "locale" | "timeZone">): SheetFormat {
  return withDefaults(stored.get(), format);
}

function withDefaults(
  { file, separators }: v.InferOutput<typeof chosenSchema>,
  { locale, timeZone }: Pick<Format, "locale" | "timeZone">,
): SheetFormat {
  return { file, separators: separators ?? separatorsOf(locale), timeZone };
}

/** How files are written: as chosen last in this browser, else by the language, in the shown zone. */
export function useSheetFormat(): readonly [
  SheetFormat,
  (change: Partial<Omit<SheetFormat, "timeZone">>) => void,
] {
  const format = useFormat();
  const chosen = useSyncExternalStore(stored.subscribe, stored.get);
  return [
    withDefaults(chosen, format),
    (change) => stored.update((known) => ({ ...known, ...change })),
  ];
}
