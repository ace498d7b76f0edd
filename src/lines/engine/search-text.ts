import type { Line } from "#contract/line.ts";

/** Upper and lower case, and letters with and without accents, read alike. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Everything of a line that a search looks through. A person without a name is found by the id, in digits. */
export function searchText(line: Line): string {
  const { product, location, lot, assignedUser, documentation, incident } = line;
  const parts = [
    product.code,
    product.description,
    location.code,
    lot?.code,
    assignedUser.username ?? String(assignedUser.id),
    documentation?.reason.name,
    incident?.type?.name,
    incident?.body,
  ];
  return folded(parts.filter((part) => part !== undefined && part !== null).join("\n"));
}

/** The words of a search, ready to be looked for in a `searchText`. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/\s+/)
    .filter((word) => word !== "");
}
