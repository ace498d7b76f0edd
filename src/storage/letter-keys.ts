import { createStoredState } from "./stored-state.ts";

/**
 * Whether shortcuts of one letter or sign work anywhere on a page. Who speaks to a computer, or presses keys by accident,
 * can switch them off in this browser.
 */
export const letterKeys = createStoredState<boolean>({
  key: "countboard:letter-keys",
  initial: true,
  decode: (text) => text !== "false",
});
