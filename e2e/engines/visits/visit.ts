import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { eventually, nameOf, type SavedFile, type Tab, type Target } from "../tab.ts";

/** A gateway of each kind, by its address. */
export interface Sites {
  /** Demo data, for everyone. */
  readonly demo: string;
  /** Demo data behind passcodes. */
  readonly locked: string;
  /** An organization whose only counting has hostile names. */
  readonly hostile: string;
  /** An organization without countings. */
  readonly empty: string;
  /** An API that cannot be reached. */
  readonly down: string;
}

/** What a visit is given. */
export interface Round {
  readonly tab: Tab;
  readonly sites: Sites;
  /** Another viewer, with a profile of its own. */
  newTab(): Promise<Tab>;
  /** Keeps what a tab shows, to be compared between engines. */
  note(what: string, tab?: Tab): Promise<void>;
  /** Keeps a value, to be compared between engines. */
  keep(what: string, value: unknown): void;
}

export type Visit = (round: Round) => Promise<void>;

/** The counting that most visits open. */
export const one = "/countings/lines-300";

export const button = (name: string): Target => ({ css: "button", name });
export const link = (name: string): Target => ({ css: "a", name });

/** The button in a column's header, which sorts by that column. */
export const header = (column: string): Target => ({
  css: `[role="columnheader"][data-column="${column}"] button`,
});

/** Waits until a target is there. */
export function appears(tab: Tab, target: Target): Promise<unknown> {
  return eventually(nameOf(target), () => tab.shows(target));
}

/** Waits until a target is gone. */
export function disappears(tab: Tab, target: Target): Promise<unknown> {
  return eventually(`${nameOf(target)} to go`, async () => !(await tab.shows(target)));
}

/** Exports what a page shows. */
export async function exportAs({ tab, keep }: Round, ...formats: readonly string[]): Promise<void> {
  await tab.click(button("Export"));
  const dialog = '[role="dialog"]';
  for (const format of formats) {
    await tab.click({ css: `${dialog} label`, name: format });
    const file = await tab.saved(() => tab.click({ css: `${dialog} button`, name: "Download" }));
    keep(`the file, ${format}`, await contentOf(file));
  }
  await tab.press("Escape");
  await disappears(tab, { css: dialog });
}

/** A file's name and content; engines compress XLSX files differently, so that its cells count. */
async function contentOf({ name, bytes }: SavedFile) {
  if (name.endsWith(".xlsx")) return { name, rows: await readSheet(bytes, { trim: false }) };
  const rows = parse(bytes, { bom: true, relax_column_count: true }) as string[][];
  return { name, bytes: createHash("sha256").update(bytes).digest("hex"), rows: rows.length };
}
