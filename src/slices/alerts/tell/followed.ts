import { useSyncExternalStore } from "react";
import { alertVerdicts } from "#contract/alerts.ts";
import { keyOfOwn } from "#storage/stored-access.ts";
import { createStoredState } from "#storage/stored-state.ts";
import type { AllSeen, Seen } from "./seen.ts";

/** What a person wants to be told of in this browser. */
export interface Subject {
  readonly kind: "counting" | "warehouse";
  /** The counting's id, or the warehouse by the identifier that the API filters by. */
  readonly id: string;
  /** Name of the warehouse. */
  readonly name: string;
}

/** Maximum number of them. */
const maxFollowed = 100;

/** Everything that is followed, the latest first. */
export const followed = createStoredState<readonly Subject[]>({
  key: () => keyOfOwn("countboard:followed"),
  initial: [],
  decode: (text) => JSON.parse(text).filter(isSubject).slice(0, maxFollowed),
});

/** What this browser saw of the countings that are followed. */
export const allSeen = createStoredState<AllSeen>({
  key: () => keyOfOwn("countboard:followed-seen"),
  initial: new Map(),
  decode: (text) => new Map(JSON.parse(text).filter(isEntry)),
  encode: (seen) => JSON.stringify([...seen]),
});

function isSubject(value: Partial<Subject> | null): value is Subject {
  const isKind = value?.kind === "counting" || value?.kind === "warehouse";
  return isKind && typeof value.id === "string" && typeof value.name === "string";
}

function isEntry(value: unknown): value is readonly [string, Seen] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const { verdict, at, told } = value[1] ?? {};
  const isTold = told === null || (isVerdict(told?.verdict) && Number.isFinite(told.at));
  return (verdict === null || isVerdict(verdict)) && Number.isFinite(at) && isTold;
}

function isVerdict(value: unknown): boolean {
  return alertVerdicts.some((verdict) => verdict === value);
}

export function useFollowed(): readonly Subject[] {
  return useSyncExternalStore(followed.subscribe, followed.get);
}

export function isSame(one: Subject, { kind, id }: Pick<Subject, "kind" | "id">): boolean {
  return one.kind === kind && one.id === id;
}

export function follow(subject: Subject): void {
  followed.update((all) =>
    [subject, ...all.filter((one) => !isSame(one, subject))].slice(0, maxFollowed),
  );
}

export function unfollow(subject: Subject): void {
  followed.update((all) => all.filter((one) => !isSame(one, subject)));
}
