import { CircleCheck, CircleDashed, Contrast, Flag, type LucideIcon } from "lucide-react";
import { createContext, useContext } from "react";
import type { LineState } from "#domain/line-state.ts";
import { noAnswer } from "#format/numbers.ts";
import type { LineField, LineValue } from "#lines/line-field.ts";
import type { LineRow } from "#lines/line-row.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type ColumnKind, kindOf } from "./column-kinds.ts";
import styles from "./line-cells.module.css";

interface CellProps {
  readonly line: LineRow;
  /** What the column shows of the line; `null` is "no answer". */
  readonly value: LineValue;
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

function TextCell({ value }: CellProps) {
  return value === null ? <Nothing /> : <span title={String(value)}>{String(value)}</span>;
}

function CodeCell({ value }: CellProps) {
  return value === null ? <Nothing /> : <span className="code">{String(value)}</span>;
}

function NumberCell({ value }: CellProps) {
  const format = useFormat();
  if (typeof value !== "number") return <Nothing />;
  return <span className={value === 0 ? styles.nothing : undefined}>{format.number(value)}</span>;
}

/** Counts from 1, as people and notices do; the API counts from 0. */
function IndexCell({ line }: CellProps) {
  return <data value={line.index}>{useFormat().number(line.index + 1)}</data>;
}

const stateIcons: Record<LineState, LucideIcon> = {
  counted: CircleCheck,
  "in-progress": Contrast,
  "not-started": CircleDashed,
};

function StateCell({ line }: CellProps) {
  const name = useMessages().lines.states[line.state];
  const Icon = stateIcons[line.state];
  return (
    <span className={styles.state} data-state={line.state} title={name}>
      <Icon aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}

function DifferenceCell({ value }: CellProps) {
  const format = useFormat();
  if (typeof value !== "number") return <Nothing />;
  return (
    <span className={styles.difference} data-sign={Math.sign(value)}>
      {format.signed(value)}
    </span>
  );
}

function ValueCell({ value }: CellProps) {
  const format = useFormat();
  if (typeof value !== "string") return <Nothing />;
  if (value === "0") return <span className={styles.nothing}>0</span>;
  return <span data-sign={Math.sign(Number(value))}>{format.signedAmount(value, 2)}</span>;
}

function AssignedCell({ line, value }: CellProps) {
  const words = useMessages().progress;
  if (typeof value === "string") return <span title={value}>{value}</span>;
  return <span className={styles.nothing}>{words.user(String(line["assignedUser.id"]))}</span>;
}

function ReasonCell({ line, value }: CellProps) {
  const words = useMessages().lines;
  if (typeof value === "string") return <span title={value}>{value}</span>;
  if (!line.undocumented) return <Nothing />;
  return <span className={styles.undocumented}>{words.undocumented}</span>;
}

function IncidentCell({ line, value }: CellProps) {
  const words = useMessages().lines;
  if (!line.hasIncident) return <Nothing />;
  const name = typeof value === "string" ? value : words.untypedIncident;
  return (
    <span className={styles.incident} title={name}>
      <Flag aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}

function MomentCell({ value }: CellProps) {
  const format = useFormat();
  const today = useContext(TodayContext);
  if (typeof value !== "string") return <Nothing />;
  const instant = Date.parse(value);
  return <span title={format.moment(instant, today)}>{format.shortMoment(instant, today)}</span>;
}

function AmountCell({ value }: CellProps) {
  const format = useFormat();
  if (typeof value !== "number" && typeof value !== "string") return <Nothing />;
  const text = format.amount(String(value), 2);
  return <span className={Number(value) === 0 ? styles.nothing : undefined}>{text}</span>;
}

const own: { readonly [Field in LineField]?: typeof TextCell } = {
  index: IndexCell,
  "assignedUser.username": AssignedCell,
  "documentation.reason.name": ReasonCell,
  "incident.type.name": IncidentCell,
};

const ofKind: Readonly<Record<ColumnKind, typeof TextCell>> = {
  state: StateCell,
  code: CodeCell,
  text: TextCell,
  class: TextCell,
  number: NumberCell,
  difference: DifferenceCell,
  amount: AmountCell,
  value: ValueCell,
  moment: MomentCell,
};

/** What draws a field: one of its own, or that of its kind. */
export function cellOf(field: LineField): typeof TextCell {
  return own[field] ?? ofKind[kindOf(field)];
}
