import type { ofChecks as english } from "#messages/en/definitions-checks.ts";
import { lines } from "./definitions-common.ts";

/** Signs that a line's figures may not mean what they seem to: what each can tell, and what not. */
export const ofChecks: typeof english = {
  "stock-moved": {
    name: "Stock déplacé",
    meaning: "L’emplacement ne contient plus ni le stock attendu ni le stock compté.",
    note: "Lignes comptées dont l’emplacement contient maintenant un stock qui n’est ni l’attendu ni le compté. Pour un comptage terminé, seulement si la dernière modification du produit précède la fin de la dernière ligne. Exemple : 10 attendues, 7 comptées, 8 présentes maintenant. On ne sait pas si le stock a bougé avant ou après le comptage ; un mouvement qui laisse exactement la quantité comptée reste invisible.",
    unit: lines,
  },
  "changed-after-count": {
    name: "Modifié après le comptage",
    meaning: "Le produit a été modifié après la fin de sa ligne.",
    note: "Lignes comptées dont le produit a été modifié après leur fin et, pour un comptage terminé, avant la fin de la dernière ligne. Exemple : terminée à 10:05, produit modifié à 10:40. On ne sait pas ce qui a été modifié, et seule la dernière modification est connue.",
    unit: lines,
  },
  "listed-twice": {
    name: "En double",
    meaning: "Une autre ligne du comptage a le même produit, le même emplacement et le même lot.",
    note: "Lignes ayant les mêmes produit, emplacement et lot qu’une autre ligne du comptage. Exemple : deux lignes pour une vis en A-01-1 sans lot font 2 lignes. On ne sait pas si la seconde est un recomptage. La relève compare entre eux les comptages actifs d’un entrepôt.",
    unit: lines,
  },
  "negative-stock": {
    name: "Stock négatif",
    meaning: "Le stock attendu, compté ou actuel à l’emplacement est inférieur à 0.",
    note: "Lignes dont le stock attendu, compté ou présent à l’emplacement est inférieur à 0. Exemple : −4 attendues. On ne sait pas quelle écriture manque.",
    unit: lines,
  },
  "fractional-count": {
    name: "Quantité fractionnaire",
    meaning: "Une fraction a été comptée, alors que tous les stocks de la ligne sont entiers.",
    note: "Lignes dont la quantité comptée est fractionnaire alors que l’unité de conditionnement et tous les stocks de la ligne sont entiers. Exemple : 30 en stock, 12,5 comptées. On ne sait pas si le produit se mesure, par exemple en mètres.",
    unit: lines,
  },
  "finish-before-start": {
    name: "Terminée avant le début",
    meaning: "La ligne est terminée avant d’avoir commencé.",
    note: "Lignes dont la fin précède le début. Exemple : commencée à 10:05, terminée à 10:04. On ne sait pas laquelle des deux heures est fausse ; les durées ne tiennent pas compte de ces lignes.",
    unit: lines,
  },
};
