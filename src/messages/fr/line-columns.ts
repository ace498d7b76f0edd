import type { lineColumns as english } from "#messages/en/line-columns.ts";

export const lineColumns: typeof english = {
  default: "Colonnes par défaut",
  visible: "Colonnes affichées, dans l’ordre",
  onCards:
    "Dans une fenêtre aussi étroite, seules les colonnes par défaut s’affichent ; les autres sont dans la ligne ouverte.",
  up: (column) => `Monter ${column}`,
  down: (column) => `Descendre ${column}`,
  moved: (column, position, count) => `${column}, rang ${position} sur ${count}`,
  groups: {
    line: "Ligne",
    stock: "Stock",
    count: "Comptage",
    product: "Produit",
    metrics: "Métriques",
    location: "Emplacement et lot",
    documentation: "Justification",
    incident: "Incident",
    counting: "Comptage entier",
  },
};
