import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigationType } from "react-router";
import styles from "./search-field.module.css";

/** Milliseconds without typing before the address is updated. */
const defaultDebounceMs = 150;

/**
 * A search whose text is in the address. While a person types, the field ignores the address, which is updated a
 * moment later or on Enter; it is read again after Back, or when the focus is elsewhere. Esc empties the field.
 */
export function SearchField({
  label,
  hint,
  value,
  prepare,
  onSearch,
  debounceMs = defaultDebounceMs,
  children,
}: {
  label: string;
  hint?: string;
  value: string;
  /** Awaited before the address is updated, while typing goes on. */
  prepare?: (text: string) => Promise<void>;
  /** @param isMore whether it continues the previous search of the same visit */
  onSearch: (text: string, isMore: boolean) => void;
  /** Milliseconds. */
  debounceMs?: number;
  children?: ReactNode;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // All typing in one visit of the field is a single history entry.
  const hasSearched = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    const field = input.current;
    if (!field || (navigation !== "POP" && document.activeElement === field)) return;
    field.value = value;
    hasSearched.current = false;
    // Text typed just before Back belongs to the page that was left.
    if (navigation === "POP") {
      clearTimeout(timer.current);
      timer.current = undefined;
    }
  }, [value, navigation]);
  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const search = (text: string) => {
    stopWaiting();
    onSearch(text, hasSearched.current);
    hasSearched.current = true;
  };
  const searchPrepared = async (text: string) => {
    const own = timer.current;
    await prepare?.(text);
    if (timer.current === own) search(text);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field, key, nativeEvent } = event;
    // Keys belong to the input method while it composes.
    if (nativeEvent.isComposing) return;
    if (key === "Escape" && field.value !== "") {
      event.preventDefault();
      field.value = "";
      search("");
    } else if (key === "Enter" && timer.current !== undefined) search(field.value);
  };
  return (
    <div className={styles.field}>
      <Search aria-hidden="true" />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        defaultValue={value}
        placeholder={hint}
        onChange={({ target: { value: text } }) => {
          stopWaiting();
          timer.current = setTimeout(() => void searchPrepared(text), debounceMs);
        }}
        onFocus={() => {
          hasSearched.current = false;
        }}
        onKeyDown={onKey}
        // The search must be in the address before the next click.
        onBlur={({ target }) => timer.current !== undefined && search(target.value)}
      />
      {children}
    </div>
  );
}
