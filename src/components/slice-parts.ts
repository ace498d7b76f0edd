/** The modules of one seam by their paths; each exports what its slice adds, and nothing else. */
type PartModules<Part> = Readonly<Record<string, Readonly<Record<string, Part>>>>;

/**
 * What slices add to a page, in the order of the page's table.
 * @param folders of the slices, as in `src/slices.ts`
 */
export function partsOf<Part>(
  folders: readonly string[],
  modules: PartModules<Part>,
): readonly Part[] {
  return folders.flatMap((folder) =>
    Object.entries(modules).flatMap(([path, module]) =>
      path.startsWith(`/src/slices${folder}`) ? Object.values(module) : [],
    ),
  );
}
