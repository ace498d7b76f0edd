import { alertWords } from "#messages/fr/alert-words.ts";
import type { en } from "./en.ts";

export const fr: typeof en = {
  ...alertWords,
  counted: "Compté",
  target: "Objectif manqué",
  apiText:
    "Tant qu’il ne répond pas, aucun comptage ne peut être jugé. Le prochain message arrivera dès qu’il répondra.",
  apiUp: "Le système de stock répond de nouveau.",
  limits: {
    "at-least": (figure, value, limit) => `${figure} : ${value}. La règle dit au moins ${limit}.`,
    "at-most": (figure, value, limit) => `${figure} : ${value}. La règle dit au plus ${limit}.`,
  },
  solved: (what) => `Résolu : ${what}`,
  reasons: {
    over: "La règle ne s’applique plus.",
    ended: "Le comptage est terminé.",
    gone: "Le système de stock n’affiche plus le comptage.",
  },
  counts: (number) => `${number} comptages`,
  several: (names) =>
    `Un seul message pour tous, car ils sont nombreux à la fois. Parmi eux : ${names}.`,
  test: "Test de Countboard",
  testText: "Ce destinataire reçoit les messages de Countboard.",
  open: "Ouvrir le comptage",
  openAll: "Ouvrir Countboard",
  handover: "Relève d’équipe",
  rule: (name) => `Règle : ${name}`,
  digest: (name) => `Résumé : ${name}`,
  withZone: (foot, zone) => `${foot}. Heures à ${zone}.`,
  stale: "Le système de stock ne répond pas, il n’y a donc pas de chiffres.",
};
