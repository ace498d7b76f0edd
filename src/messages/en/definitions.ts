import { ofChecks } from "./definitions-checks.ts";
import { ofGateway } from "./definitions-gateway.ts";
import { ofHeader } from "./definitions-header.ts";
import { ofHistory } from "./definitions-history.ts";
import { ofJudgedLines } from "./definitions-judged-lines.ts";
import { ofLines } from "./definitions-lines.ts";
import { ofList } from "./definitions-list.ts";
import { ofLog } from "./definitions-log.ts";
import { ofReplay } from "./definitions-replay.ts";
import { ofRescue, ofRound } from "./definitions-rescue.ts";

/**
 * Every figure by the name that it has on the page, in `data-figure`: the one source for the hints at the
 * figures and for the help page.
 */
export const definitions = {
  header: ofHeader,
  list: ofList,
  history: ofHistory,
  lines: { ...ofLines, ...ofJudgedLines, ...ofChecks, ...ofRescue, ...ofRound, ...ofReplay },
  log: ofLog,
  gateway: ofGateway,
};

/** The name of a figure on the page. */
export type FigureName =
  | keyof typeof ofHeader
  | keyof typeof ofList
  | keyof typeof ofHistory
  | keyof typeof ofLines
  | keyof typeof ofJudgedLines
  | keyof typeof ofChecks
  | keyof typeof ofReplay
  | keyof typeof ofRescue
  | keyof typeof ofRound
  | keyof typeof ofLog
  | keyof typeof ofGateway;
