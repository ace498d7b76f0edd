import { countingPage } from "./counting-page.ts";
import { definitions } from "./definitions.ts";
import { first } from "./first.ts";
import { help } from "./help.ts";
import { imports } from "./imports.ts";
import { incidentTypes } from "./incident-types.ts";
import { recountRound } from "./recount-round.ts";
import { screen } from "./screen.ts";
import { shares } from "./shares.ts";
import { trends } from "./trends.ts";

/** Every word a person reads, by page. Another language is another folder with a catalogue of this type. */
export const en = {
  ...first,
  ...countingPage,
  definitions,
  help,
  imports,
  incidentTypes,
  recountRound,
  screen,
  shares,
  trends,
};

export type Messages = typeof en;
