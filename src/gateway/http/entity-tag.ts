/**
 * Whether a viewer has a version already.
 * @param header `If-None-Match`
 * @param tags the entity tags of the version
 */
export function isKnown(header: string | null, tags: readonly string[]): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const ours = new Set(tags.map(opaque));
  return header.split(",").some((tag) => tag.trim() === "*" || ours.has(opaque(tag)));
}
