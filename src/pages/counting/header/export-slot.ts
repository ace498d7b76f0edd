import { createContext, useContext } from "react";

/** The place of the export among a counting's actions; `null` while it does not exist. */
export const ExportSlotContext = createContext<HTMLElement | null>(null);

/** Where a tab renders its own export, in place of that of the lines. */
export function useExportSlot(): HTMLElement | null {
  return useContext(ExportSlotContext);
}
