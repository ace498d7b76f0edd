import type { Messages } from "#messages/en/catalogue.ts";
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

/** French, for people in warehouses. */
export const fr: Messages = {
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
