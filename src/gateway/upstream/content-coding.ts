/** How an answer's body is encoded. */
export type BodyCoding = "plain" | "gzip" | { readonly unreadable: string };

/** Codings that change the bytes; the request accepts only gzip. Other names in the header are mistakes. */
const compressed =
  /^(aes128gcm|br|compress|dcb|dcz|deflate|exi|lz4|pack200-gzip|snappy|x-compress|xz|zstd)$/;

/**
 * Reads `Content-Encoding`. Servers write character encodings and other words into it, which change nothing in the
 * body.
 */
export function readCoding(header = ""): BodyCoding {
  const names = header
    .toLowerCase()
    .split(",")
    // Some write it as `gzip;q=1` or with quote signs.
    .map((name) => name.replace(/;.*$/s, "").replaceAll('"', "").trim());
  const unreadable = names.find((name) => compressed.test(name));
  if (unreadable !== undefined) return { unreadable };
  const gzips = names.filter((name) => /^(x-)?gzip$/.test(name)).length;
  if (gzips > 1) return { unreadable: "gzip, twice" };
  return gzips === 1 ? "gzip" : "plain";
}
