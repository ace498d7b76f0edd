/** Whether a host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host);
}
