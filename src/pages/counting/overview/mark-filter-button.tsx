import { type CSSProperties, type ReactNode, use } from "react";
import { PaperContext } from "#ui/hooks/paper-context.ts";

/** A mark of a chart that filters the lines; on paper it is the mark alone. */
export function MarkFilterButton({
  className,
  style,
  label,
  isChosen,
  isFaded = false,
  onClick,
  children,
}: {
  className: string | undefined;
  style?: CSSProperties;
  /** Accessible label with all figures. */
  label: string;
  isChosen: boolean;
  /** Whether only other marks are chosen. */
  isFaded?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  if (use(PaperContext)) {
    return (
      <div className={className} style={style}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-pressed={isChosen}
      data-faded={isFaded || undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
