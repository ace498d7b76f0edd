import { inFileName } from "#components/file-name.ts";

/** A file name for a log that is valid on every system. */
export function logFileName(id: string): string {
  return `import-${inFileName(id)}.log`;
}
