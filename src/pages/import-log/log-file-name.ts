import { inFileName } from "#components/file-name.ts";

/** A name under which any system can keep a log. */
export function logFileName(id: string): string {
  return `import-${inFileName(id)}.log`;
}
