import Search from "lucide-react/icons/search";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./palette-field.module.css";

/** The field of the palette. It takes keys before the code of the results has loaded, and looks the same afterwards. */
export function PaletteField({
  input,
  children,
}: {
  /** Properties of its input, with a ref that gets it. */
  input: ComponentProps<"input">;
  children?: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <Search aria-hidden="true" />
      <input
        type="text"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        {...input}
      />
      {children}
    </div>
  );
}

/** A ref whose field is focused when it takes the place of another, with the cursor behind its text. */
export function useFocusOnMount(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Not in a ref's function: downshift calls that with every render, which would move the cursor each time.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return field;
}
