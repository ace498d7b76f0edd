/** The unit of a number of lines. */
export const lines = "Positionen";

/** The unit of a part of something. */
export const share = "Anteil, in Prozent angezeigt";

/** The unit of a value. */
export const atCost = "Betrag zu den Einstandspreisen der Positionen";

/** Why a figure that goes with time has no answer. */
export const finished = "Die Zählung ist abgeschlossen, oder ihre Zahlen sind zu alt.";

/** Why nothing can be said about the deadline. */
export const tooOld = "Die Zahlen sind dafür zu alt.";
