import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigationType } from "react-router";
import styles from "./search-field.module.css";

/** Typing rests this long before the address follows it, unless the search is quick. Milliseconds. */
const usualRest = 150;

/**
 * A search whose text lives in the address. While a person types, the field is theirs: the address follows
 * a moment later or with Enter, and what it says is taken over only when they went back, or are elsewhere on
 * the page. Esc empties it.
 */
export function SearchField({
  label,
  hint,
  value,
  prepare,
  onSearch,
  rest = usualRest,
  children,
}: {
  label: string;
  hint?: string;
  value: string;
  /** What the address waits for while a person types on; nothing else does. */
  prepare?: (text: string) => Promise<void>;
  /** @param isMore whether it goes on with what was searched for before in the same visit of the field */
  onSearch: (text: string, isMore: boolean) => void;
  /** Milliseconds. */
  rest?: number;
  children?: ReactNode;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // All that is typed in one visit is one step, to be undone at once.
  const hasSearched = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    const field = input.current;
    if (!field || (navigation !== "POP" && document.activeElement === field)) return;
    field.value = value;
    hasSearched.current = false;
    // What was typed just before somebody went back belongs to what they left.
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
    // These keys belong to what is being composed.
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
          timer.current = setTimeout(() => void searchPrepared(text), rest);
        }}
        onFocus={() => {
          hasSearched.current = false;
        }}
        onKeyDown={onKey}
        // Whatever is pressed next must find the search in the address already.
        onBlur={({ target }) => timer.current !== undefined && search(target.value)}
      />
      {children}
    </div>
  );
}
