import type { Messages } from "#messages/en/catalogue.ts";
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

/** Portuguese, closer to that of Brazil. */
export const pt: Messages = {
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
