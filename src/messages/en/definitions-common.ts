/** What a figure means, in words; its fields are in src/figures. */
export interface Definition {
  readonly name: string;
  /** One plain sentence or two. */
  readonly meaning: string;
  /** How it is computed, and what it does not tell: on the help page alone. */
  readonly note?: string;
  readonly unit: string;
  /** When it is a dash; left out when it always has an answer. */
  readonly noAnswer?: string;
}

/** Definitions by the names that figures have on the page. */
export type Definitions = Readonly<Record<string, Definition>>;

/** The unit of a number of lines. */
export const lines = "lines";

/** The unit of a part of something. */
export const share = "share, shown in percent";

/** Why a figure that depends on time has no answer. */
export const finished = "The count is finished, or its figures are too old.";
