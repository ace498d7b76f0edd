import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type CSSProperties, type ReactNode, use } from "react";
import { MarkFilterButton } from "#components/counting/panels/mark-filter-button.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import styles from "./group-bars.module.css";

/** A bar with its texts. */
export interface BarRow {
  readonly key: string;
  /** Its value in the chart's facet; `null` if it cannot be filtered by. */
  readonly value: string | null;
  readonly name: string;
  readonly isCode?: boolean;
  readonly isMuted?: boolean;
  readonly sizes: readonly number[];
  /** Shown at the end of the bar. */
  readonly figures: readonly ReactNode[];
  /** Says in words what the figures are. */
  readonly description?: string;
  /** The groups that a bar combines and that can be listed. */
  readonly folded?: readonly BarRow[];
}

/** The label of a bar: a button that filters by its group, or that unfolds the groups it combines. */
export function GroupBar({
  row,
  index,
  chosen,
  onToggle,
  isOpen,
  onFold,
}: {
  row: BarRow;
  /** From 0. */
  index: number;
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Whether the combined groups are unfolded. */
  isOpen: boolean;
  onFold: () => void;
}) {
  const isPaper = use(PaperContext);
  const { value, name, isCode, isMuted, figures, description, folded = [] } = row;
  const isAmongChosen = (one: BarRow) => one.value !== null && chosen.includes(one.value);
  const isChosen = isAmongChosen(row);
  const isFaded = !isPaper && chosen.length > 0 && !isChosen && !folded.some(isAmongChosen);
  const isFold = !isPaper && folded.length > 0;
  const content = (
    <>
      <span
        className={`${styles.name} ${isCode ? "code" : ""} ${isMuted ? "muted" : ""}`}
        title={name}
      >
        {name}
        {isFold && (isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />)}
      </span>
      <span className={styles.fade} data-faded={isFaded || undefined} />
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
        <span key={column} className={styles.figure}>
          {figure}
        </span>
      ))}
    </>
  );
  const style: CSSProperties = { gridRow: index + 2 };
  const rowProps = { className: styles.row, style };
  if (isFold) {
    return (
      <button
        type="button"
        {...rowProps}
        aria-description={description}
        aria-expanded={isOpen}
        onClick={onFold}
      >
        {content}
      </button>
    );
  }
  if (value === null) return <div {...rowProps}>{content}</div>;
  return (
    <MarkFilterButton
      {...rowProps}
      description={description}
      isChosen={isChosen}
      onClick={() => onToggle(value)}
    >
      {content}
    </MarkFilterButton>
  );
}
