/** The kind of an error: the system's code, such as `ENOENT`, else its name. It has no content of a file. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
