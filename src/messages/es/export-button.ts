import type { exportButton as english } from "#messages/en/export-button.ts";

/** Messages of the button that opens an export. */
export const exportButton: typeof english = {
  open: "Exportar",
  notLoaded: "No se pudo cargar la exportación. Compruebe la conexión y recargue la página.",
};
