let last = { second: 0, text: "" };

/** The current time as an HTTP date, computed once a second. */
export function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== last.second) last = { second, text: new Date(second * 1000).toUTCString() };
  return last.text;
}
