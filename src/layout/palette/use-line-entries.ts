import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { countingQuery, orderQuery, rowsQuery } from "#api/counting/counting-queries.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineField } from "#lines/line-fields.ts";
import { idOf, isCounting } from "#routes.ts";
import { number } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** A shorter text matches too many lines. */
const minLetters = 2;
/** More words narrow them. */
const maxLines = 12;

const fields = [
  "product.code",
  "product.description",
  "location.code",
] as const satisfies readonly LineField[];

/** The open line, as a counting's page reads it. */
const lineSearch = defineSearch({ line: number(null) });

const noLines: readonly PaletteEntry[] = [];

/** The lines of the open counting that a text finds; none on other pages and before they are loaded. */
export function useLineEntries(typed: string): readonly PaletteEntry[] {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = isCounting(pathname) ? idOf(pathname) : "";
  const version = client.getQueryData(countingQuery(client, id).queryKey)?.version ?? null;
  const text = typed.trim();
  const isWanted = version !== null && text.length >= minLetters;
  const found = orderQuery(client, {
    id,
    version: version ?? 0,
    filter: { text },
    sorts: [],
    view: defaultViewSettings,
    fields,
  });
  const { data: order } = useQuery({ ...found, enabled: isWanted });
  const to = Math.min(maxLines, order?.rows.length ?? 0);
  const { data } = useQuery({
    ...rowsQuery(client, {
      id,
      order: order ?? { version: 0, rows: new Uint32Array(), view: "" },
      from: 0,
      to,
      fields,
    }),
    enabled: isWanted && to > 0,
  });
  if (!isWanted || to === 0 || !data) return noLines;
  return data.rows.map((line) => {
    const [code, description, location] = fields.map((field) => String(line[field] ?? ""));
    return {
      key: `line ${id} ${line.id}`,
      kind: "line",
      name: description || code || "",
      detail: [code, location].filter(Boolean).join(" · "),
      also: [code ?? "", location ?? ""],
      isFound: true,
      does: { open: `${pathname}?${lineSearch.update(search, { line: line.id })}` },
    };
  });
}
