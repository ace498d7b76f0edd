import type { exportButton as english } from "#messages/en/export-button.ts";

/** Messages of the button that opens an export. */
export const exportButton: typeof english = {
  open: "Export",
  notLoaded:
    "Der Export konnte nicht geladen werden. Prüfen Sie die Verbindung, und laden Sie die Seite neu.",
};
