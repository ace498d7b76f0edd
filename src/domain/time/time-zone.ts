/** Whether a text is the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +01:00 work in some engines only, and have no daylight saving time.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
