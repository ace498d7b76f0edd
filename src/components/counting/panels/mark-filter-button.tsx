import { type CSSProperties, type ReactNode, use } from "react";
import { PaperContext } from "#ui/hooks/paper-context.ts";

/** A mark of a chart that filters the lines; on paper it is the mark alone. */
export function MarkFilterButton({
  className,
  style,
  description,
  isChosen,
  isFaded = false,
  onClick,
  children,
}: {
  className: string | undefined;
  style?: CSSProperties;
  /** Says in words what the figures of the content are; the content is the name. */
  description?: string | undefined;
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
      aria-description={description}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
