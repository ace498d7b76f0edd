import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import X from "lucide-react/icons/x";
import { useMemo, useRef } from "react";
import type { SentLine } from "#contract/line.ts";
import { FieldCell } from "#pages/counting/lines/columns.tsx";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { CopyButton } from "./copy-button.tsx";
import styles from "./line-drawer.module.css";
import type { LineNeighbours } from "./line-neighbours.ts";
import { toRow } from "./row.ts";

/** Title of the line, with buttons to its neighbours. */
export function LineDrawerHead({
  line,
  name,
  neighbours,
  onClose,
}: {
  /** `null` while unknown, or when there is none. */
  line: SentLine | null;
  name: string;
  neighbours: LineNeighbours;
  onClose: () => void;
}) {
  const t = useMessages("all").lineDrawer;
  const code = useRef<HTMLSpanElement>(null);
  const row = useMemo(() => line && toRow(line), [line]);
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
            <FieldCell field="state" line={row} value={row.state} />
          </span>
        )}
        <div className={styles.ways}>
          <NeighbourButton
            label={t.previous}
            isOpen={neighbours.hasPrevious}
            onGo={() => neighbours.go(-1)}
          >
            <ChevronUp aria-hidden="true" />
          </NeighbourButton>
          <NeighbourButton label={t.next} isOpen={neighbours.hasNext} onGo={() => neighbours.go(1)}>
            <ChevronDown aria-hidden="true" />
          </NeighbourButton>
          <Button variant="icon" aria-label={t.close} title={t.close} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
      {row && <p data-field="product.description">{row["product.description"]}</p>}
    </header>
  );
}

/** Stays focusable at the end of the list, so that the keyboard focus is not lost. */
function NeighbourButton({
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
    <Button variant="icon" aria-label={label} title={label} aria-disabled={!isOpen} onClick={onGo}>
      {children}
    </Button>
  );
}
