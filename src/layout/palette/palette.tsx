import { useCombobox } from "downshift";
import Bookmark from "lucide-react/icons/bookmark";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import Languages from "lucide-react/icons/languages";
import Monitor from "lucide-react/icons/monitor";
import Package from "lucide-react/icons/package";
import Search from "lucide-react/icons/search";
import Warehouse from "lucide-react/icons/warehouse";
import X from "lucide-react/icons/x";
import Zap from "lucide-react/icons/zap";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { countingExists } from "#api/countings/counting-exists.ts";
import { failureWords } from "#components/failure-block.tsx";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { FailureError } from "#transport/failure.ts";
import { Button } from "#ui/button.tsx";
import { useAbortable } from "#ui/hooks/use-abortable.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { pressControl } from "./page-actions.ts";
import styles from "./palette.module.css";
import type { EntryKind, PaletteEntry } from "./palette-entry.ts";
import { rankEntries } from "./rank-entries.ts";
import { recentEntries, recordRecent } from "./recent-entries.ts";
import { lookupEntry, useEntries } from "./use-entries.ts";
import { useLineEntries } from "./use-line-entries.ts";

/** Entries that are listed at most; more words narrow them. */
const maxListed = 50;

const icons = {
  action: Zap,
  page: FileText,
  view: Bookmark,
  warehouse: Warehouse,
  counting: ClipboardList,
  line: Package,
  screen: Monitor,
  language: Languages,
  lookup: Search,
} as const satisfies Record<EntryKind, unknown>;

/** The content of the palette: a search over everything that the viewer may open or do here. */
export function Palette({
  labelId,
  onClose,
}: {
  /** Id of the dialog's name. */
  labelId: string;
  onClose: () => void;
}) {
  const { palette: t } = useMessages("all");
  const format = useFormat();
  const [typed, setTyped] = useState("");
  const { answer, ask, forget } = useLookup(onClose);
  const entries = useEntries();
  const lines = useLineEntries(typed);
  const [recent] = useState(recentEntries.get);
  const found = useMemo(() => {
    const ranked = rankEntries([...entries, ...lines], typed, recent);
    return [...ranked, ...lookupEntry(typed, entries, t.lookup)];
  }, [entries, lines, typed, recent, t]);
  const listed = useMemo(() => found.slice(0, maxListed), [found]);
  const navigate = useNavigate();
  const choose = ({ key, kind, does }: PaletteEntry) => {
    if ("ask" in does) {
      void ask(does.ask);
      return;
    }
    // Another counting has other lines.
    if (kind !== "line") recordRecent(key);
    // The focus returns to the page first, from where the entry leads on.
    onClose();
    if ("press" in does) pressControl(does.press);
    else void navigate(does.open);
  };
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<PaletteEntry>(
    {
      labelId,
      items: [...listed],
      isOpen: true,
      inputValue: typed,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      initialHighlightedIndex: 0,
      itemToString: (entry) => entry?.name ?? "",
      itemToKey: (entry) => entry?.key,
      // Leaving the field, as by closing the palette, chooses nothing.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    },
  );
  const count = found.filter(({ kind }) => kind !== "lookup").length;
  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Search aria-hidden="true" />
        <input
          {...getInputProps({
            type: "text",
            placeholder: t.placeholder,
            autoCapitalize: "none",
            autoCorrect: "off",
            spellCheck: false,
            enterKeyHint: "go",
            onChange: ({ currentTarget }) => {
              forget();
              setTyped(currentTarget.value);
            },
            onKeyDown: ({ key, nativeEvent }) => {
              // Closes the dialog.
              if (key === "Escape") Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
          })}
        />
        <Button variant="icon" aria-label={t.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <ul {...getMenuProps({ className: styles.list, "aria-label": t.results })}>
        {listed.map((entry, index) => {
          const Icon = icons[entry.kind];
          return (
            <li
              key={entry.key}
              {...getItemProps({ item: entry, index })}
              data-kind={entry.kind}
              data-current={index === highlightedIndex || undefined}
            >
              <Icon aria-hidden="true" />
              <span
                className={styles.name}
                lang={entry.kind === "language" ? entry.also[0] : undefined}
              >
                {entry.name} {entry.detail && <small>{entry.detail}</small>}
              </span>
              <span className={styles.kind}>{t.kinds[entry.kind]}</span>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status}>
        {answer ??
          (count === 0
            ? t.none(typed.trim())
            : count > maxListed
              ? t.first(format.number(maxListed), format.number(count))
              : t.found(format.number(count), count))}
      </p>
    </div>
  );
}

/** Asks the gateway for a counting by its id, and opens it. */
function useLookup(onClose: () => void) {
  const { palette: t, failures } = useMessages("all");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const request = useAbortable();
  const [answer, setAnswer] = useState<string | null>(null);
  const ask = async (id: string) => {
    const signal = request.begin();
    setAnswer(t.asking);
    try {
      const exists = await countingExists(id, signal);
      if (signal.aborted) return;
      if (!exists) {
        setAnswer(t.noCounting(id));
        return;
      }
      recordRecent(`counting ${id}`);
      onClose();
      await navigate(withShared(paths.counting(id), search));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FailureError)) throw error;
      setAnswer(failureWords(error.failure, failures).title);
    }
  };
  const forget = () => {
    request.abort();
    setAnswer(null);
  };
  return { answer, ask, forget };
}
