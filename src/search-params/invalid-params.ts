/** What may stand in an address, by the name under which it does. */
type Known = Readonly<Record<string, (value: string) => boolean>>;

/**
 * What an address says that nobody can read, as it stands there.
 * @param values those of one value each
 * @param lists those whose values stand behind each other, with commas between them
 */
export function findInvalidParams(
  search: URLSearchParams,
  values: Known,
  lists: Known = {},
): readonly string[] {
  const left = (name: string, knows: (value: string) => boolean, parts: readonly string[]) =>
    parts.filter((part) => part !== "" && !knows(part)).map((part) => `${name}=${part}`);
  return [
    ...Object.entries(values).flatMap(([name, knows]) =>
      left(name, knows, [search.get(name) ?? ""]),
    ),
    ...Object.entries(lists).flatMap(([name, knows]) =>
      left(name, knows, (search.get(name) ?? "").split(",")),
    ),
  ];
}
