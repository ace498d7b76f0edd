import { startEarlyLoad } from "#lines/early-load.ts";
import { idOf, isCounting } from "#routes.ts";
import { ownAddress } from "#transport/base-path.ts";
import { loadFonts } from "#ui/fonts/fonts.ts";

loadFonts().catch(() => undefined);

// The lines of a counting can be requested without page code, so they load beside it, before the document is parsed.
const { pathname } = ownAddress(location.href);
if (isCounting(pathname)) startEarlyLoad(idOf(pathname));
if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", () => void import("./main.tsx"));
} else void import("./main.tsx");
// The first formatter takes long to create; until the code arrives there is nothing else to do.
new Intl.DateTimeFormat();
