import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Copy from "lucide-react/icons/copy";
import X from "lucide-react/icons/x";
import { type RefObject, useRef } from "react";
import type { SentLine } from "#contract/line.ts";
import { Button } from "#ui/button.tsx";
import { useCopy } from "#ui/copy/use-copy.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./line-drawer.module.css";
import type { LineNeighbours } from "./line-neighbours.ts";

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
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>
          <span ref={code} className="code" data-field={line ? "product.code" : undefined}>
            {name}
          </span>
        </h2>
        {line && <CopyButton of={code} label={t.copy} t={t} />}
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
      {line && <p data-field="product.description">{line.product.description}</p>}
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

/** Copies the text of an element, or selects it if the browser refuses. */
function CopyButton({
  of,
  label,
  t,
}: {
  of: RefObject<HTMLElement | null>;
  label: string;
  t: { readonly copied: string; readonly marked: string };
}) {
  const { isCopied, copy } = useCopy();
  const copyElement = async () => {
    const { current } = of;
    if (current === null || (await copy(current.textContent ?? ""))) return;
    getSelection()?.selectAllChildren(current);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button variant="icon" aria-label={label} title={label} onClick={() => void copyElement()}>
        <Icon aria-hidden="true" />
      </Button>
      <small role="status">
        {isCopied === true && t.copied}
        {isCopied === false && t.marked}
      </small>
    </>
  );
}
