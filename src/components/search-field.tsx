import Search from "lucide-react/icons/search";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useNavigationType } from "react-router";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { useTimer } from "#ui/hooks/use-timer.ts";
import styles from "./search-field.module.css";

/** Milliseconds without typing before the address is updated. */
const defaultDebounceMs = 150;

/**
 * A search whose text is in the address, which is updated a moment after typing or on Enter. Esc empties the field.
 */
export function SearchField({
  label,
  hint,
  value,
  prepare,
  onSearch,
  onEnter,
  debounceMs = defaultDebounceMs,
  children,
}: {
  label: string;
  hint?: string;
  value: string;
  /** Awaited before the address is updated, during typing. */
  prepare?: (text: string) => Promise<void>;
  /** @param isMore whether it continues the previous search of the same visit */
  onSearch: (text: string, isMore: boolean) => void;
  /** Called on Enter once the text is in the address. */
  onEnter?: (() => void) | undefined;
  /** Milliseconds. */
  debounceMs?: number;
  children?: ReactNode;
}) {
  const id = useId();
  const timer = useTimer();
  const navigation = useNavigationType();
  const { input, onFocus, noteChange } = useTypedField(value, () => {
    // Text typed just before Back belongs to the page that was left.
    if (navigation === "POP") timer.stop();
  });
  const search = (text: string) => {
    timer.stop();
    onSearch(text, noteChange());
  };
  const searchPrepared = async (text: string, isCurrent: () => boolean) => {
    await prepare?.(text);
    if (isCurrent()) search(text);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field, key, nativeEvent } = event;
    // Keys belong to the input method while it composes.
    if (nativeEvent.isComposing) return;
    if (key === "Escape" && field.value !== "") {
      event.preventDefault();
      field.value = "";
      search("");
    } else if (key === "Enter") {
      if (timer.isStarted()) search(field.value);
      else onEnter?.();
    }
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
        enterKeyHint="search"
        defaultValue={value}
        placeholder={hint}
        onChange={({ target: { value: text } }) => {
          timer.start((isCurrent) => void searchPrepared(text, isCurrent), debounceMs);
        }}
        onFocus={onFocus}
        onKeyDown={onKey}
        // The search must be in the address before the next click.
        onBlur={({ target }) => timer.isStarted() && search(target.value)}
      />
      {children}
    </div>
  );
}
