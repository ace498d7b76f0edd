import * as v from "valibot";
import { type FileKind, type FolderFile, openFolderFile } from "#gateway/folder/folder-file.ts";
import { emptyState, type State, stateSchema } from "./state.ts";

/** Shares, screens and ended sessions. */
export type StateFile = FolderFile<State>;

const shares: FileKind<State> = {
  name: "shares",
  empty: emptyState,
  parse: (value) => v.parse(stateSchema, value),
  problem: "shares-unusable",
  effects: {
    read: "so no link or screen opens, and after a start nobody can sign in",
    write: "so nothing can be shared or revoked, and no session ends by signing out",
    removed: "without all links and screens; then end all sessions",
  },
};

/** @param onFault called with the reason when the file cannot be read or written */
export function openStateFile(stateDir: string, onFault: (sentence: string) => void): StateFile {
  return openFolderFile(stateDir, shares, onFault);
}
