import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import ListFilter from "lucide-react/icons/list-filter";
import type { KeyboardEvent } from "react";
import { SearchField } from "#components/search-field.tsx";
import styles from "#slices/imports/log-bar.module.css";
import { importsMessages } from "#slices/imports/messages.ts";
import type { LogAddress } from "#slices/imports/use-log-address.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { CurrentHits } from "./use-hits.ts";

/** The search of a log: Enter goes to the next hit, Shift+Enter to the previous one. */
export function LogSearchTools({ address, found }: { address: LogAddress; found: CurrentHits }) {
  const t = useMessages(importsMessages);
  const { q, only, change } = address;
  const hasNoHit = found.current === null;
  const onKey = (event: KeyboardEvent) => {
    const { target, key, shiftKey, nativeEvent } = event;
    if (key !== "Enter" || nativeEvent.isComposing) return;
    // Text typed a moment ago is searched first.
    if (target instanceof HTMLInputElement && target.value === q) found.go(shiftKey ? -1 : 1);
  };
  return (
    <div className={styles.search} role="search" onKeyDown={onKey}>
      <SearchField
        label={t.search}
        hint={t.search}
        value={q}
        onSearch={(text) => change({ q: text })}
      />
      <HitCount q={q} found={found} />
      <Button
        variant="icon"
        aria-label={t.previous}
        disabled={hasNoHit}
        onClick={() => found.go(-1)}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button variant="icon" aria-label={t.next} disabled={hasNoHit} onClick={() => found.go(1)}>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Button aria-pressed={only} onClick={() => change({ only: !only })}>
        <ListFilter aria-hidden="true" />
        {t.only}
      </Button>
    </div>
  );
}

function HitCount({ q, found }: { q: string; found: CurrentHits }) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const { hits, searching, failed, current } = found;
  const text = () => {
    if (q === "" || hits === null || searching || failed) return "";
    if (current === null) return t.noHits;
    return t.hits(format.number(current + 1), format.number(hits.offsets.length));
  };
  return (
    <span role="status" className={styles.hits} data-searched={q !== "" || undefined}>
      {text()}
    </span>
  );
}
