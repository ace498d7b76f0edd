/**
 * Declares the fonts of other scripts, each fetched when a text needs it. Called after the first paint: every face
 * that arrives causes a new layout.
 */
export async function loadExtraFonts(): Promise<void> {
  await import("@fontsource-variable/inter/opsz.css");
}
