import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useMemo, useRef } from "react";
import type { SentLine } from "#contract/line.ts";
import { cellOf } from "#pages/counting/lines/line-cells.tsx";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { CopyButton } from "./copy-button.tsx";
import styles from "./line-drawer.module.css";
import type { LineWalk } from "./neighbours.ts";
import { wholeRow } from "./row.ts";

const StateCell = cellOf("state");

/** Title of the line, with buttons to its neighbours. */
export function LineDrawerHead({
  line,
  name,
  walk,
  onClose,
}: {
  /** `null` while unknown, or when there is none. */
  line: SentLine | null;
  name: string;
  walk: LineWalk;
  onClose: () => void;
}) {
  const t = useMessages("counting").lines.drawer;
  const code = useRef<HTMLSpanElement>(null);
  const row = useMemo(() => line && wholeRow(line), [line]);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>
          <span ref={code} className="code" data-field={line ? "product.code" : undefined}>
            {name}
          </span>
        </h2>
        {line && <CopyButton of={code} label={t.copy} t={t} />}
        {row && (
          <span className={styles.state} data-field="state">
            <StateCell line={row} value={row.state} />
          </span>
        )}
        <div className={styles.ways}>
          <Way label={t.previous} isOpen={walk.hasBack} onGo={() => walk.go(-1)}>
            <ChevronUp aria-hidden="true" />
          </Way>
          <Way label={t.next} isOpen={walk.hasOn} onGo={() => walk.go(1)}>
            <ChevronDown aria-hidden="true" />
          </Way>
          <Button look="icon" aria-label={t.close} title={t.close} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
      {row && <p data-field="product.description">{row["product.description"]}</p>}
    </header>
  );
}

/** Stays focusable at the end of the list, so that the keyboard focus is not lost. */
function Way({
  label,
  isOpen,
  onGo,
  children,
}: {
  label: string;
  isOpen: boolean;
  onGo: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button look="icon" aria-label={label} title={label} aria-disabled={!isOpen} onClick={onGo}>
      {children}
    </Button>
  );
}
