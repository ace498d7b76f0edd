import type { SettingsReader } from "./settings-reader.ts";

/** Reads the address at which people reach the pages; `BASE_PATH` is added where it is missing. */
export function readPublicUrl(settings: SettingsReader): string | null {
  const text = settings.text("PUBLIC_URL");
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href.replace(/\/$/, "") === `${url.origin}${url.pathname}`.replace(/\/$/, "");
  if (!isPlain) {
    return settings.fault(
      "PUBLIC_URL is not the address of the pages: write one such as https://counts.example.com, without user, password and anything behind it.",
      null,
    );
  }
  const basePath = settings.text("BASE_PATH") ?? "";
  const path = url.pathname.replace(/\/$/, "");
  if (path === "" || path === basePath) return `${url.origin}${basePath}`;
  return settings.fault(
    "PUBLIC_URL has another path than BASE_PATH: write the same one, or the host alone.",
    null,
  );
}
