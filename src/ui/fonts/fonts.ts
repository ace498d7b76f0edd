import address from "@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url";
import { fontWeights } from "./font-weights.ts";

/**
 * Adds the preloaded main fonts at once; otherwise the browser would start when a text first needs them, and lay
 * it out twice. If they fail to load, the next family is used. Other scripts are in `use-page-marks.ts`, as the next
 * family.
 */
export async function loadFonts(): Promise<void> {
  const face = new FontFace("Inter", `url(${address}) format("woff2-variations")`, {
    weight: `${fontWeights.min} ${fontWeights.max}`,
    display: "swap",
  });
  document.fonts.add(face);
  await face.load();
}
