/** Ids are long; their beginnings tell the countings of a warehouse apart. */
export function shortId(id: string): string {
  return id.length > 8 ? `${id.slice(0, 7)}…` : id;
}
