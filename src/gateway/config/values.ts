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

/** Whether a host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host);
}
