import { app } from "./app.ts";
import { counting } from "./counting.ts";
import { countings } from "./countings.ts";
import { failures } from "./failures.ts";
import { lines } from "./lines.ts";
import { progress } from "./progress.ts";
import { units } from "./units.ts";

/** Every word a person reads, by page. Another language is another folder with a catalogue of this type. */
export const en = { app, counting, countings, failures, lines, progress, units };

export type Messages = typeof en;
