import type { FigureName } from "#messages/en/definitions.ts";
import type { FigureEntry } from "./figures.ts";
import { activeFigures } from "./of-active.ts";
import { changedValues, changeFigures } from "./of-changes.ts";
import { countingFigures } from "./of-countings.ts";
import {
  comparisonFigures,
  countFigures,
  coverageFigures,
  monthFigures,
  offenderFigures,
} from "./of-history.ts";
import { lineFigures } from "./of-lines.ts";
import { ageFigures, logFigures, replayFigures } from "./of-pages.ts";
import { durationFigures, forecastFigures, paceFigures, rateFigures } from "./of-progress.ts";
import { checkFigures, queueFigures } from "./of-queues.ts";
import { rescueEndFigures, rescuePeopleFigures, rescueRateFigures } from "./of-rescue.ts";
import { roundFigures } from "./of-round.ts";

/** The entry of each figure, for the page that explains all. Other pages import the entries of their source alone. */
export const allFigures: Readonly<Record<FigureName, Pick<FigureEntry<never>, "fields">>> = {
  ...ageFigures,
  ...countingFigures,
  ...paceFigures,
  ...rateFigures,
  ...forecastFigures,
  ...durationFigures,
  ...activeFigures,
  ...countFigures,
  ...monthFigures,
  ...offenderFigures,
  ...coverageFigures,
  ...comparisonFigures,
  ...lineFigures,
  ...queueFigures,
  ...checkFigures,
  ...changeFigures,
  ...changedValues,
  ...rescuePeopleFigures,
  ...rescueRateFigures,
  ...rescueEndFigures,
  ...roundFigures,
  ...replayFigures,
  ...logFigures,
};
