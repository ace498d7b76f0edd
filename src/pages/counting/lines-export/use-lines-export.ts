import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { exportLines } from "#api/line-export.ts";
import { downloadFile } from "#components/download-file.ts";
import type { ExportOptions, ExportProgress, LineFile } from "#lines/line-export.ts";
import { useAbortable } from "#ui/hooks/use-abortable.ts";

/** State of the last export. */
export type ExportState =
  | { readonly kind: "none" }
  | { readonly kind: "running"; readonly progress: ExportProgress | null }
  | { readonly kind: "saved"; readonly saved: LineFile }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly error: unknown };

/** Exports lines of a counting, one file at a time; leaving the page cancels it. */
export function useLinesExport(id: string) {
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: "none" });
  const { begin, abort } = useAbortable();
  const start = async (options: ExportOptions, name: string) => {
    const signal = begin();
    setState({ kind: "running", progress: null });
    try {
      const saved = await exportLines(client, {
        id,
        options,
        signal,
        onProgress: (progress) => setState({ kind: "running", progress }),
      });
      downloadFile(saved.file, name);
      setState({ kind: "saved", saved });
    } catch (error) {
      setState(signal.aborted ? { kind: "cancelled" } : { kind: "failed", error });
    }
  };
  return {
    state,
    start: (options: ExportOptions, name: string) => void start(options, name),
    cancel: abort,
  };
}
