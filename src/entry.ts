import { beginEarly } from "#lines/early-load.ts";
import { idOf, isCounting } from "./paths.ts";

// A counting's lines need no page to be asked for: they are on their way while its code still comes.
if (isCounting(location.pathname)) beginEarly(idOf(location.pathname));
void import("./main.tsx");
