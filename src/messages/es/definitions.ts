import type { definitions as english } from "#messages/en/definitions.ts";
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

/** Every figure by the name that it has on the page, in `data-figure`. */
export const definitions: typeof english = {
  header: ofHeader,
  list: ofList,
  history: ofHistory,
  lines: { ...ofLines, ...ofJudgedLines, ...ofChecks, ...ofRescue, ...ofRound, ...ofReplay },
  log: ofLog,
  gateway: ofGateway,
};
