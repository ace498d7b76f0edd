import * as v from "valibot";

/** The error log of a product import: one text, possibly empty or megabytes long (API text, 4.4). */
export const importLogSchema = v.string();
