/** The unit of a number of lines. */
export const lines = "líneas";

/** The unit of a part of something. */
export const share = "proporción, en porcentaje";

/** The unit of a value. */
export const atCost = "importe al precio de coste de las líneas";

/** Why a figure that goes with time has no answer. */
export const finished = "El conteo está terminado o sus cifras son demasiado antiguas.";

/** Why nothing can be said about the deadline. */
export const tooOld = "Las cifras son demasiado antiguas para saberlo.";
