/** The unit of a number of lines. */
export const lines = "lignes";

/** The unit of a part of something. */
export const share = "part, en pourcentage";

/** The unit of a value. */
export const atCost = "montant au prix de revient des lignes";

/** Why a figure that goes with time has no answer. */
export const finished = "Le comptage est terminé ou ses chiffres sont trop anciens.";

/** Why nothing can be said about the deadline. */
export const tooOld = "Les chiffres sont trop anciens pour le dire.";
