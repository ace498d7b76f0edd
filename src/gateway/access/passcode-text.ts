/** Longer ones are wrong without a look at them, in characters. */
export const longestPasscode = 200;

/** A passcode as it is compared: keyboards write letters in several ways and add spaces at the end. */
export function tidyPasscode(text: string): string {
  return text.normalize("NFC").trim();
}
