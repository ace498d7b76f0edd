import { errorName } from "./error-name.ts";

/** What the file of that name is for, in words for an administrator. */
export interface FileEffects {
  /** What does not work while it cannot be read, as a clause. */
  readonly read: string;
  /** What does not work while it cannot be written, as a clause. */
  readonly write: string;
  /** What is lost when the file is removed, as a clause. */
  readonly removed: string;
}

/** The file, or the whole folder, existed before. */
export class FileGone extends Error {
  override readonly name = "gone";
}

/** What to do about the disk of a folder, by the system's code of an error. */
export const diskAdvice: Readonly<Record<string, string>> = {
  EDQUOT: "free some of the folder's disk",
  EIO: "check the folder's disk",
  ENOSPC: "free some of the folder's disk",
  EROFS: "mount the folder's disk so that it can be written",
  ESTALE: "mount the folder again",
};

/** What to do about a file of the folder; `undefined` where the code does not tell. */
function adviceFor(code: string, file: string): string | undefined {
  if (code === "EACCES" || code === "EPERM") {
    return `let the gateway's user read and write the folder and ${file}`;
  }
  if (code === "ENOENT") return "mount the folder again, or put back the copy of your backup";
  return diskAdvice[code];
}

/** Says which file cannot be read, why, what does not work, and what to do. */
export function readFault(name: string, error: unknown, effects: FileEffects): string {
  const file = `${name}.json`;
  const code = errorName(error);
  const mend =
    code === "gone"
      ? `put back the copy of your backup, or start the gateway again without it, ${effects.removed}`
      : `put back the copy of your backup, or remove it and start again, ${effects.removed}`;
  const toDo = adviceFor(code, file) ?? mend;
  return `STATE_DIR: ${file} cannot be read (${reasonOf(error)}), ${effects.read}: ${toDo}.`;
}

/** Says which file cannot be written, why, what does not work, and what to do. */
export function writeFault(name: string, error: unknown, effects: FileEffects): string {
  const code = errorName(error);
  if (isUnreadable(error)) return readFault(name, error, effects);
  const lock = `remove ${name}.lock if no gateway that uses the folder writes any more`;
  const toDo = adviceFor(code, `${name}.json`) ?? lock;
  return `STATE_DIR: ${name}.json cannot be written (${code}), ${effects.write}: ${toDo}.`;
}

/** Whether the reason is the file's content or lack, which every change reads first. */
function isUnreadable(error: unknown): boolean {
  return ["gone", "SyntaxError", "ValiError", "EISDIR", "NOTFILE"].includes(errorName(error));
}

/** The reason in words where an administrator would not know the name of the error. */
export function reasonOf(error: unknown): string {
  const code = errorName(error);
  if (code === "gone") return "it is gone";
  if (code === "NOTFILE") return "it is a pipe or a device, not a regular file";
  // JSON.parse tells an empty and a cut text by their end.
  if (code === "SyntaxError") return "SyntaxError: it is empty, cut off or no JSON";
  if (code === "ValiError") return "ValiError: it is damaged, or a later version wrote it";
  return code;
}
