import { CircleCheck, CircleDashed, Contrast, Flag, type LucideIcon } from "lucide-react";
import { createContext, useContext } from "react";
import type { LineState } from "#domain/line-state.ts";
import { noAnswer } from "#format/numbers.ts";
import type { LineRow } from "#lines/line-row.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./line-cells.module.css";

interface CellProps {
  readonly line: LineRow;
  /** What the column shows of the line; `null` is "no answer". */
  readonly value: LineRow[keyof LineRow];
}

/** The gateway's time to the minute, by which days are named. Milliseconds since 1970. */
export const TodayContext = createContext(0);

function Nothing() {
  return (
    <span className={styles.nothing} data-none="">
      {noAnswer}
    </span>
  );
}

export function TextCell({ value }: CellProps) {
  return value === null ? <Nothing /> : <span title={String(value)}>{String(value)}</span>;
}

export function CodeCell({ value }: CellProps) {
  return value === null ? <Nothing /> : <span className="code">{String(value)}</span>;
}

export function NumberCell({ value }: CellProps) {
  const format = useFormat();
  if (typeof value !== "number") return <Nothing />;
  return <span className={value === 0 ? styles.nothing : undefined}>{format.number(value)}</span>;
}

/** Counts from 1, as people and notices do; the API counts from 0. */
export function IndexCell({ line }: CellProps) {
  return <data value={line.index}>{useFormat().number(line.index + 1)}</data>;
}

const stateIcons: Record<LineState, LucideIcon> = {
  counted: CircleCheck,
  "in-progress": Contrast,
  "not-started": CircleDashed,
};

export function StateCell({ line }: CellProps) {
  const name = useMessages().lines.states[line.state];
  const Icon = stateIcons[line.state];
  return (
    <span className={styles.state} data-state={line.state} title={name}>
      <Icon aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}

export function DifferenceCell({ line }: CellProps) {
  const { difference } = line;
  const format = useFormat();
  if (difference === null) return <Nothing />;
  const sign = Math.sign(difference);
  return (
    <span className={styles.difference} data-sign={sign}>
      {format.signed(difference)}
    </span>
  );
}

export function ValueCell({ line }: CellProps) {
  const format = useFormat();
  if (line.value === null) return <Nothing />;
  if (line.value === "0") return <span className={styles.nothing}>0</span>;
  return <span>{format.signedAmount(line.value, 2)}</span>;
}

export function AssignedCell({ line }: CellProps) {
  const words = useMessages().progress;
  const name = line["assignedUser.username"];
  if (name !== null) return <span title={name}>{name}</span>;
  return <span className={styles.nothing}>{words.user(String(line["assignedUser.id"]))}</span>;
}

export function ReasonCell({ line }: CellProps) {
  const words = useMessages().lines;
  const reason = line["documentation.reason.name"];
  if (reason !== null) return <span title={reason}>{reason}</span>;
  if (!line.undocumented) return <Nothing />;
  return <span className={styles.undocumented}>{words.undocumented}</span>;
}

export function IncidentCell({ line }: CellProps) {
  const words = useMessages().lines;
  if (!line.hasIncident) return <Nothing />;
  const name = line["incident.type.name"] ?? words.untypedIncident;
  return (
    <span className={styles.incident} title={name}>
      <Flag aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}

export function FinishedCell({ line }: CellProps) {
  const format = useFormat();
  const today = useContext(TodayContext);
  if (line.finishedAt === null) return <Nothing />;
  const instant = Date.parse(line.finishedAt);
  return <span title={format.moment(instant, today)}>{format.shortMoment(instant, today)}</span>;
}
