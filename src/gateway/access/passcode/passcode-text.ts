/** Longer passcodes are rejected without hashing, in characters. */
export const maxPasscodeLength = 200;

/** Normalizes a passcode: keyboards compose letters differently and add spaces at the end. */
export function normalizePasscode(text: string): string {
  return text.normalize("NFC").trim();
}
