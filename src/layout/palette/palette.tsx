import { useCombobox } from "downshift";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { useKnownCountings } from "#components/counting-choice/use-known-countings.ts";
import { failureWords } from "#components/failure-block.tsx";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import { countingsOf } from "#domain/briefing/countings-of.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { paths } from "#routes.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { openingEntries } from "./opening-entries.ts";
import { pressControl } from "./page-actions.ts";
import styles from "./palette.module.css";
import type { PaletteEntry } from "./palette-entry.ts";
import fieldStyles from "./palette-field.module.css";
import { PaletteField, useFocusOnMount } from "./palette-field.tsx";
import { PaletteRow } from "./palette-row.tsx";
import { rankEntries } from "./rank-entries.ts";
import { recentEntries, recordRecent } from "./recent-entries.ts";
import { lookupEntry, useEntries } from "./use-entries.ts";
import { useLineEntries } from "./use-line-entries.ts";
import { useLookup } from "./use-lookup.ts";
import { useFoundProducts, useProductChoice } from "./use-product-entries.ts";
import { type RunningSearch, useProductSearch } from "./use-product-search.ts";

/** Entries that are listed at most; more words narrow them. */
const maxListed = 50;

/** The content of the palette: a search over everything that the viewer may open or do here. */
export function Palette({
  labelId,
  typed,
  isEntered,
  products: productFilter,
  onType,
  onClose,
}: {
  /** Id of the dialog's name. */
  labelId: string;
  typed: string;
  /** Whether Enter was pressed before this code had loaded: the first entry is chosen at once. */
  isEntered: boolean;
  /** The active countings whose lines are searched for the text that it opens with; `null` to search none. */
  products: ListFilter | null;
  onType: (typed: string) => void;
  onClose: () => void;
}) {
  const { palette: t } = useMessages("all");
  const format = useFormat();
  const { answer, ask, forget } = useLookup(onClose);
  const products = useProductSearch();
  const found = useFoundEntries(typed);
  const foundProducts = useFoundProducts(products.running);
  const listed = useMemo(
    () => (products.running ? foundProducts : found.slice(0, maxListed)),
    [products.running, foundProducts, found],
  );
  // By its key, since entries that load later come before it.
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const chosenIndex = listed.findIndex(({ key }) => key === chosenKey);
  const navigate = useNavigate();
  const choose = ({ key, kind, does }: PaletteEntry) => {
    if ("ask" in does) {
      void ask(does.ask);
      return;
    }
    if ("searchProducts" in does) {
      void products.start(does.searchProducts, {});
      return;
    }
    // Another counting has other lines.
    if (kind !== "line" && kind !== "product" && kind !== "products") recordRecent(key);
    // The focus returns to the page first, from where the entry leads on.
    onClose();
    if ("press" in does) pressControl(does.press);
    else void navigate(does.open);
  };
  const begin = useEffectEvent(() => {
    if (productFilter) void products.start(typed.trim(), productFilter);
    else if (isEntered && listed[0]) choose(listed[0]);
  });
  useEffect(() => begin(), []);
  const focus = useFocusOnMount();
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<PaletteEntry>(
    {
      labelId,
      items: [...listed],
      isOpen: true,
      inputValue: typed,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      highlightedIndex: Math.max(0, chosenIndex),
      onHighlightedIndexChange: ({ highlightedIndex }) =>
        setChosenKey(highlightedIndex > 0 ? (listed[highlightedIndex]?.key ?? null) : null),
      itemToString: (entry) => entry?.name ?? "",
      itemToKey: (entry) => entry?.key,
      stateReducer: (state, { type, changes }) => {
        const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
        // Leaving the field, as by closing the palette, chooses nothing.
        if (type === InputBlur) return state;
        // A choice may list other entries, of which the first is chosen next.
        return type === InputKeyDownEnter || type === ItemClick
          ? { ...changes, highlightedIndex: 0 }
          : changes;
      },
      onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    },
  );
  const count = found.filter(({ kind }) => kind !== "lookup" && kind !== "products").length;
  return (
    <div className={fieldStyles.palette}>
      <PaletteField
        input={getInputProps({
          ref: focus,
          placeholder: t.placeholder,
          onChange: ({ currentTarget }) => {
            forget();
            products.clear();
            onType(currentTarget.value);
          },
          onKeyDown: ({ key, nativeEvent }) => {
            // Closes the dialog.
            if (key === "Escape") Object.assign(nativeEvent, { preventDownshiftDefault: true });
          },
        })}
      >
        <Button variant="icon" aria-label={t.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </PaletteField>
      <ul {...getMenuProps({ className: styles.list, "aria-label": t.results })}>
        {listed.map((entry, index) => (
          <li
            key={entry.key}
            {...getItemProps({ item: entry, index })}
            data-kind={entry.kind}
            data-current={index === highlightedIndex || undefined}
          >
            <PaletteRow entry={entry} />
          </li>
        ))}
      </ul>
      {products.running ? (
        <SearchStatus running={products.running} onStop={products.stop} />
      ) : (
        <p role="status" className={styles.status}>
          {answer ??
            (count === 0
              ? t.none(typed.trim())
              : typed.trim() === ""
                ? null
                : count > maxListed
                  ? t.first(format.number(maxListed), format.number(count))
                  : t.found(format.number(count), count))}
        </p>
      )}
    </div>
  );
}

/** What the text finds; without one, what the viewer most likely wants. */
function useFoundEntries(typed: string): readonly PaletteEntry[] {
  const { palette: t } = useMessages("all");
  const entries = useEntries();
  const lines = useLineEntries(typed);
  const choice = useProductChoice(typed);
  const briefed = useBriefedIds();
  const [recent] = useState(recentEntries.get);
  return useMemo(() => {
    if (typed.trim() === "") return openingEntries(entries, { briefed, recent });
    const ranked = rankEntries([...entries, ...lines], typed, recent);
    return [...ranked, ...choice, ...lookupEntry(typed, entries, t.lookup)];
  }, [entries, lines, choice, briefed, typed, recent, t]);
}

/** How far a search of the active countings has come, and what it could not read; stops it. */
function SearchStatus({
  running: { search, text, failure },
  onStop,
}: {
  running: RunningSearch;
  onStop: () => void;
}) {
  const {
    palette: { products: t },
    failures,
  } = useMessages("all");
  const format = useFormat();
  const { phase, found, results } = search;
  const isRunning = failure === null && (phase === "finding" || phase === "reading");
  const all = found?.active.length ?? 0;
  const searched = results.flatMap((result) => (result.kind === "failed" ? [] : [result]));
  const failed = results.length - searched.length;
  const unreadable = searched.reduce((sum, one) => sum + one.unreadable, 0);
  const matches = searched.reduce((sum, one) => sum + one.matches, 0);
  const texts = failure
    ? [failureWords(failure, failures).title]
    : [
        phase === "done" && matches === 0 ? t.none(text) : t.found(format.number(matches), matches),
        phase === "finding"
          ? t.finding
          : t.searched(format.number(searched.length), format.number(all), all),
        failed > 0 ? t.failed(format.number(failed), failed) : null,
        unreadable > 0 ? t.unreadable(format.number(unreadable), unreadable) : null,
      ];
  return (
    <div className={styles.status} data-search={isRunning ? "running" : "ended"}>
      <p role="status">{texts.filter((one) => one !== null).join(" · ")}</p>
      {isRunning && (
        <Button variant="link" onClick={onStop}>
          {t.stop}
        </Button>
      )}
      {isRunning && phase === "reading" && (
        <progress aria-hidden="true" max={Math.max(1, all)} value={results.length} />
      )}
    </div>
  );
}

/** Ids of the countings that the briefing names, as far as their headers tell, in its order. */
function useBriefedIds(): readonly string[] {
  const { access } = useSettings();
  const known = useKnownCountings(isInScope(access, paths.countings()));
  const calendarOf = useWorkCalendar();
  const [now] = useState(gatewayNow);
  return useMemo(() => {
    const countings = known
      .filter(({ active }) => active)
      .map((counting) => {
        const calendar = calendarOf(counting.warehouse.code);
        return briefedCounting(counting, { now, calendar }, null);
      });
    const named = briefingOf(countings, true).sentences.flatMap(countingsOf);
    return [...new Set(named.map(({ id }) => id))];
  }, [known, calendarOf, now]);
}
