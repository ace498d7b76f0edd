import address from "@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url";
import { letterWeights } from "./font-weights.ts";

/**
 * Takes up the letters of nearly every text, which the browser has fetched ahead: without that it would when a text
 * first asks for them, and lay that text out twice. Where they cannot be had, texts stand in the next face. Those of
 * other scripts come with more-letters.ts, for the next family in line.
 */
export async function loadFonts(): Promise<void> {
  const face = new FontFace("Inter", `url(${address}) format("woff2-variations")`, {
    weight: `${letterWeights.min} ${letterWeights.max}`,
    display: "swap",
  });
  document.fonts.add(face);
  await face.load();
}
