import { account } from "./account.ts";
import { briefing } from "./briefing.ts";
import { common } from "./common.ts";
import { countingChoice } from "./counting-choice.ts";
import { countingPage } from "./counting-page.ts";
import { definitions } from "./definitions.ts";
import { fileExport } from "./file-export.ts";
import { hintSentences } from "./hint-sentences.ts";
import { lineColumns } from "./line-columns.ts";
import { lineDrawer } from "./line-drawer.ts";
import { lineExport } from "./line-export.ts";
import { listExport } from "./list-export.ts";
import { overviewPage } from "./overview-page.ts";
import { palette } from "./palette.ts";
import { people } from "./people.ts";
import { shareChoices } from "./share-choices.ts";
import { shares } from "./shares.ts";
import { shortcutList } from "./shortcut-list.ts";
import { sinceChoice } from "./since-choice.ts";
import { targets } from "./targets.ts";
import { views } from "./views.ts";
import { workHoursForm } from "./work-hours-form.ts";

/** Every word a person reads, by page. Another language is another folder with a catalogue of this type. */
export const en = {
  ...common,
  ...countingPage,
  ...overviewPage,
  account,
  countingChoice,
  briefing,
  definitions,
  fileExport,
  hintSentences,
  lineColumns,
  lineDrawer,
  lineExport,
  listExport,
  palette,
  people,
  shareChoices,
  shares,
  shortcutList,
  sinceChoice,
  targets,
  views,
  workHoursForm,
};

export type Messages = typeof en;
