/** Messages of what copies a text. */
export const copy = {
  copied: "Copied",
  byKeys: "Press Ctrl+C to copy",
  byMacKeys: "Press ⌘C to copy",
  byTouch: "Hold the marked text to copy it",
};
