import type { exportButton as english } from "#messages/en/export-button.ts";

/** Messages of the button that opens an export. */
export const exportButton: typeof english = {
  open: "Exportar",
  notLoaded: "A exportação não pôde ser carregada. Verifique a conexão e recarregue a página.",
};
