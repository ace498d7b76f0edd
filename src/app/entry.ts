import { startEarlyLoad } from "#lines/early-load.ts";
import { idOf, isCounting } from "#routes.ts";
import { loadFonts } from "#ui/fonts/fonts.ts";
import { trustOwnWorkers } from "./trusted-types.ts";

trustOwnWorkers();
loadFonts().catch(() => undefined);

// A counting's lines need no page to be asked for: they are on their way while its code still comes, and before
// the document has been read, which waits for other scripts.
if (isCounting(location.pathname)) startEarlyLoad(idOf(location.pathname));
if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", () => void import("./main.tsx"));
} else void import("./main.tsx");
// The first one of a page takes long, and nothing else can be done while the code comes.
new Intl.DateTimeFormat();
