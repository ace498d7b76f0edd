import type { shareChoices as english } from "#messages/en/share-choices.ts";

/** Messages of what one can do to share the present view. */
export const shareChoices: typeof english = {
  copyLink: "Copier le lien",
  open: "Quiconque accède à cette adresse peut l’ouvrir.",
  needsAccess: "L’autre personne doit aussi avoir accès à Countboard.",
  needsShare:
    "L’autre personne a besoin de son propre lien : la personne qui vous a envoyé le vôtre peut le créer.",
  copied: "Copié. Le lien ouvre exactement cette vue.",
  onlyHere:
    "Cette adresse ne s’ouvre que sur cet ordinateur. Pour d’autres appareils, demandez une adresse publique au service informatique (paramètre PUBLIC_URL).",
  outside: "Lien pour une personne extérieure",
  outsideText:
    "S’ouvre sans connexion ; coûts et noms restent masqués tant que vous ne les affichez pas",
};
