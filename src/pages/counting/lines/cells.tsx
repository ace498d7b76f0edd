import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Contrast from "lucide-react/icons/contrast";
import Flag from "lucide-react/icons/flag";
import { createContext, type ReactElement, useContext } from "react";
import type { LineState } from "#domain/lines/line-state.ts";
import { recountEffects } from "#domain/recount/recount.ts";
import type { Format } from "#format/format.ts";
import { lookFirstText } from "#format/look-first.ts";
import { noAnswer } from "#format/numbers.ts";
import type { LineValue } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { CountingMessages } from "#messages/languages.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./cells.module.css";

/** Content of a cell: plain text in a single element, except for those with an icon. */
export interface CellContent {
  readonly text: string;
  readonly title?: string;
  readonly className?: string | undefined;
  /** Sign of a figure. */
  readonly sign?: number;
  readonly isNothing?: true;
  readonly icon?: ReactElement;
  readonly state?: LineState;
  /** Where it has a bar: the length, before it is scaled to the longest, and the figure in words. */
  readonly bar?: { readonly size: number; readonly label: string | undefined };
}

/** Messages and formats for cells. */
export interface CellContext {
  readonly format: Format;
  readonly messages: CountingMessages;
  /** The gateway's time, for "today" and "yesterday". Milliseconds since 1970. */
  readonly today: number;
  /** Whether values have bars. */
  readonly hasBars?: boolean;
}

/** @param value value of the column's field; `null` is "no answer" */
export type RenderCell = (line: LineRow, value: LineValue, context: CellContext) => CellContent;

const noAnswerCell: CellContent = {
  text: noAnswer,
  className: styles.nothing,
  isNothing: true,
};

export const textCell: RenderCell = (_, value) => {
  if (value === null) return noAnswerCell;
  const text = String(value);
  return { text, title: text };
};

export const codeCell: RenderCell = (_, value) =>
  value === null ? noAnswerCell : { text: String(value), className: "code" };

export const numberCell: RenderCell = (_, value, { format }) => {
  if (typeof value !== "number") return noAnswerCell;
  return { text: format.number(value), className: value === 0 ? styles.nothing : undefined };
};

/** From 1, as people and notices count; the API counts from 0. */
export const indexCell: RenderCell = ({ index }, _, { format }) => ({
  text: format.number(index + 1),
});

const stateIcons: Readonly<Record<LineState, ReactElement>> = {
  counted: <CircleCheck aria-hidden="true" />,
  "in-progress": <Contrast aria-hidden="true" />,
  "not-started": <CircleDashed aria-hidden="true" />,
};

export const stateCell: RenderCell = ({ state }, _, { messages }) => {
  const text = messages.lines.states[state];
  return { text, title: text, className: styles.state, icon: stateIcons[state], state };
};

export const differenceCell: RenderCell = (_, value, { format }) => {
  if (typeof value !== "number") return noAnswerCell;
  return { text: format.signed(value), className: styles.difference, sign: Math.sign(value) };
};

const noBar = { size: 0, label: undefined };

export const valueCell: RenderCell = (_, value, { format, messages, hasBars = false }) => {
  const empty = hasBars ? { bar: noBar } : {};
  if (typeof value !== "string") return { ...noAnswerCell, ...empty };
  if (value === "0") return { text: "0", className: styles.nothing, ...empty };
  const text = format.signedAmount(value, 2);
  const sign = Math.sign(Number(value));
  if (!hasBars) return { text, sign };
  const { inWords } = messages.lines;
  const label = sign < 0 ? inWords.short(text) : inWords.over(text);
  return { text, sign, bar: { size: Math.abs(Number(value)), label } };
};

export const assignedCell: RenderCell = (line, value, { messages }) => {
  if (typeof value === "string") return { text: value, title: value };
  const text = messages.progress.user(String(line["assignedUser.id"]));
  return { text, className: styles.nothing };
};

export const effectCell: RenderCell = (_, value, { messages }) => {
  const effect = recountEffects.find((one) => one === value);
  if (effect === undefined) return noAnswerCell;
  const isFurther = effect === "worsened" || effect === "turned";
  const text = messages.lines.recountEffects[effect];
  return { text, title: text, className: isFurther ? styles.undocumented : undefined };
};

export const lookFirstCell: RenderCell = (_, value, { format, messages }) => {
  if (value === null || typeof value !== "object") return noAnswerCell;
  const text = lookFirstText(value, messages.lines, format.number);
  return { text, title: text };
};

export const reasonCell: RenderCell = ({ undocumented }, value, { messages }) => {
  if (typeof value === "string") return { text: value, title: value };
  if (!undocumented) return noAnswerCell;
  return { text: messages.lines.undocumented, className: styles.undocumented };
};

const flag = <Flag aria-hidden="true" />;

export const incidentCell: RenderCell = ({ hasIncident }, value, { messages }) => {
  if (!hasIncident) return noAnswerCell;
  const text = typeof value === "string" ? value : messages.lines.untypedIncident;
  return { text, title: text, className: styles.incident, icon: flag };
};

export const momentCell: RenderCell = (_, value, { format, today }) => {
  if (typeof value !== "string") return noAnswerCell;
  const instant = Date.parse(value);
  return {
    text: format.shortMoment(instant, today),
    title: format.moment(instant, today),
  };
};

export const amountCell: RenderCell = (_, value, { format }) => {
  if (typeof value !== "number" && typeof value !== "string") return noAnswerCell;
  const text = format.amount(String(value), 2);
  return { text, className: Number(value) === 0 ? styles.nothing : undefined };
};

/** The gateway's time, for "today" and "yesterday". Milliseconds since 1970. */
export const TodayContext = createContext(0);

export function useCellContext(): CellContext {
  const messages = useMessages("counting");
  return { format: useFormat(), messages, today: useContext(TodayContext) };
}

/** Cell content as an element. */
export function Cell({ content }: { content: CellContent }) {
  const { text, title, className, sign, isNothing, icon, state } = content;
  return (
    <span
      className={className}
      title={title}
      data-sign={sign}
      data-none={isNothing && ""}
      data-state={state}
    >
      {icon ? (
        <>
          {icon}
          <span>{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
