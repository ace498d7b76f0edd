import type { Hidden, WarehouseBy } from "#contract/access.ts";
import type { HistoryQuestion } from "#contract/history/parameters.ts";
import type { ProblemCode } from "#contract/problem.ts";

/** What the process needs to know at its start. */
export interface ProcessOptions {
  /** The archive's folder. */
  readonly folder: string;
  /** How far back ended countings are read, in days. */
  readonly days: number;
  /** Whether the folder goes with the process. */
  readonly isTemporary: boolean;
  /** Pause between two readings of the API, and between two looks for new countings, in milliseconds. */
  readonly pauseMs: number;
  readonly lookMs: number;
}

/** A reading of the API that the process asks the gateway for. */
export type ReadRequest =
  /** A page of the list: those that started after an instant, ISO 8601. */
  | { readonly kind: "list"; readonly startedAfter: string; readonly cursor: string | null }
  /** A counting with its lines, into a file of the archive's folder. */
  | { readonly kind: "counting"; readonly counting: string; readonly file: string };

/** The answer: the text of a list, or that the file is complete. */
export type ReadAnswer =
  /** @param fetchedAt when the API sent it, in milliseconds since 1970 */
  | { readonly isRead: true; readonly text: string; readonly fetchedAt: number }
  | {
      readonly isRead: false;
      /** A problem of the API, else the system's code of a file's error, such as `ENOSPC`. */
      readonly code: ProblemCode | "folder";
      readonly detail: string;
      /** Seconds that the API asks to wait for. */
      readonly retryAfter: number;
    };

/** What keeps the archive from being complete. */
export interface ArchiveFault {
  readonly code: "folder" | "process" | "api" | "files";
  /** Since when, ISO 8601. */
  readonly since: string;
  /** What happened, what stays valid and what to do, in English, for the log. */
  readonly sentence: string;
}

/** A counting that could not be read. */
export interface MissingCounting {
  readonly id: string;
  readonly startedAt: string;
  readonly reason: "failed" | "too-large" | "unreadable" | "gone";
}

/** How far the archive is. */
export interface ArchiveProgress {
  /** Whether this process writes; another one with the same folder does otherwise. */
  readonly isWriter: boolean;
  /** Ended countings that the archive has. */
  readonly read: number;
  /** Ended countings that it should have, those read included; `null` while the list is not known. */
  readonly total: number | null;
  /** Countings read in a minute, lately; `null` while unknown, and when nothing is left. */
  readonly perMinute: number | null;
  /** When the latest counting was read, ISO 8601; `null` before the first. */
  readonly readAt: string | null;
  /** Changes with the archive's content. */
  readonly version: string;
  readonly faults: readonly ArchiveFault[];
  /** Newest first, 50 at most. */
  readonly missing: readonly MissingCounting[];
  /** Number of all of them. */
  readonly missingTotal: number;
  /** Lines that are set aside because they are broken or cannot be stored exactly. */
  readonly broken: number;
  /** Files in use and their size. */
  readonly files: number;
  readonly bytes: number;
  readonly lines: number;
}

export type ProcessState =
  /** DuckDB is not installed, or does not run here. */
  | { readonly engine: "missing"; readonly sentence: string }
  | { readonly engine: "ready"; readonly progress: ArchiveProgress };

/** A question that its viewer may ask. */
export interface EngineQuestion {
  readonly name: HistoryQuestion;
  /** As `historyParameters` reads them. */
  readonly parameters: Readonly<Record<string, string | number | undefined>>;
  /** The only warehouse that it may read, by an identifier of this kind; `null` for all. */
  readonly warehouse: string | null;
  readonly warehouseBy: WarehouseBy;
  readonly hidden: readonly Hidden[];
  /** IANA name; months and quarters begin in it. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type EngineAnswer =
  /**
   * @param body JSON, or the bytes of a file
   * @param isKnown whether it was computed for an earlier question
   */
  | { readonly isAnswered: true; readonly body: string | Uint8Array; readonly isKnown?: true }
  | { readonly isAnswered: false; readonly code: ProblemCode; readonly detail: string };

export type ToProcess =
  | { readonly kind: "start"; readonly options: ProcessOptions }
  /** The answer of a reading. */
  | { readonly kind: "answer"; readonly id: number; readonly answer: ReadAnswer }
  | { readonly kind: "ask"; readonly id: number; readonly question: EngineQuestion }
  /** The question's viewer has left. */
  | { readonly kind: "cancel"; readonly id: number };

export type FromProcess =
  | { readonly kind: "read"; readonly id: number; readonly request: ReadRequest }
  | { readonly kind: "state"; readonly state: ProcessState }
  | { readonly kind: "note"; readonly level: "info" | "warn" | "error"; readonly message: string }
  | { readonly kind: "answer"; readonly id: number; readonly answer: EngineAnswer };
