import { readSync } from "node:fs";
import { errorName } from "#gateway/folder/error-name.ts";
import { withRegularFile } from "#gateway/folder/regular-file.ts";

/** Maximum size of a text file that a setting names, in bytes. */
const maxBytes = 1_000_000;

/**
 * The text of a file in UTF-8, without its byte order mark.
 * @throws Error whose `code` is the system's, `NOTFILE` for a pipe or a device, `EFBIG` above 1 MB, or
 * `ENCODING` for anything but text in UTF-8
 */
export function readTextFile(path: string): string {
  const bytes = withRegularFile(path, readBytes);
  // UTF-16 has a null byte in nearly every character.
  if (bytes.includes(0)) throw coded("ENCODING");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw coded("ENCODING");
  }
}

/** Why a text file cannot be used, and what to do, as the end of a sentence about it. */
export function unreadable(error: unknown): string {
  const code = errorName(error);
  switch (code) {
    case "EFBIG":
      return "is larger than 1 MB";
    case "ENCODING":
      return "is not text in UTF-8: save it in this encoding, neither in UTF-16 nor in one of a language";
    case "NOTFILE":
      return "is not a regular file: write the path of one, not of a pipe or a device";
    case "EACCES":
    case "EPERM":
      return `cannot be read (${code}): let the gateway's user read it, and open the folders above it`;
    case "EISDIR":
      return `cannot be read (${code}): write the path of a file, not of a folder`;
    default:
      return `cannot be read (${code}): write its path as seen from the gateway's working directory`;
  }
}

/** Not by its size, which files of the kernel do not tell. */
function readBytes(file: number): Buffer {
  const buffer = Buffer.alloc(maxBytes + 1);
  let length = 0;
  for (let read = -1; read !== 0 && length < buffer.length; length += read) {
    read = readSync(file, buffer, length, buffer.length - length, null);
  }
  if (length > maxBytes) throw coded("EFBIG");
  return buffer.subarray(0, length);
}

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}
