import type { exportButton as english } from "#messages/en/export-button.ts";

/** Messages of the button that opens an export. */
export const exportButton: typeof english = {
  open: "Exporter",
  notLoaded:
    "L’exportation n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.",
};
