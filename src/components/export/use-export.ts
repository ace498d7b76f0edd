import { useState } from "react";
import { downloadFile } from "#components/download-file.ts";
import type { ExportProgress, ExportWatch } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import { missPart } from "#transport/failed-part.ts";
import { useAbortable } from "#ui/hooks/use-abortable.ts";

/** State of the last export. */
export type ExportState =
  | { readonly kind: "none" }
  | { readonly kind: "running"; readonly progress: ExportProgress | null }
  | { readonly kind: "saved"; readonly saved: SheetFile }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly error: unknown };

/** Writes and saves one file at a time; leaving the page cancels it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: "none" });
  const { begin, abort } = useAbortable();
  const run = async (write: (watch: ExportWatch) => Promise<SheetFile>, name: string) => {
    const signal = begin();
    setState({ kind: "running", progress: null });
    try {
      const onProgress = (progress: ExportProgress) => setState({ kind: "running", progress });
      const saved = await write({ signal, onProgress });
      downloadFile(saved.file, name);
      setState({ kind: "saved", saved });
    } catch (error) {
      missPart(error);
      setState(signal.aborted ? { kind: "cancelled" } : { kind: "failed", error });
    }
  };
  return {
    state,
    start: (write: (watch: ExportWatch) => Promise<SheetFile>, name: string) =>
      void run(write, name),
    cancel: abort,
    fail: (error: unknown) => setState({ kind: "failed", error }),
  };
}
