/** The unit of a number of lines. */
export const lines = "linhas";

/** The unit of a part of something. */
export const share = "proporção, em porcentagem";

/** The unit of a value. */
export const atCost = "valor ao preço de custo das linhas";

/** Why a figure that goes with time has no answer. */
export const finished = "A contagem está concluída ou seus números são antigos demais.";

/** Why nothing can be said about the deadline. */
export const tooOld = "Os números são antigos demais para saber.";
