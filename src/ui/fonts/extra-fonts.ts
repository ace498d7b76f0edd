/**
 * Declares the letters of other scripts, each of which is fetched when a text has it. Meant for when the first rows
 * are painted: all texts are laid out again with each face that arrives.
 */
export async function loadMoreLetters(): Promise<void> {
  await import("@fontsource-variable/inter/opsz.css");
}
