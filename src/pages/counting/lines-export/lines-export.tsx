import { ExportPopover } from "#components/export/export-popover.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import type { ExportedLines } from "./export-menu.tsx";

const LinesExportMenu = lazyComponent(
  async () => (await import("./export-menu.tsx")).LinesExportMenu,
);

/** Opens the options of an export of lines. */
export function LinesExport(props: ExportedLines) {
  const { exportLines } = useMessages("counting").counting;
  return (
    <ExportPopover label={exportLines}>
      <LinesExportMenu {...props} />
    </ExportPopover>
  );
}
