import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import { accepts } from "./compress.ts";

type Coding = "gzip" | "br";

type Packed = Uint8Array<ArrayBuffer>;

/** Ends when all that was to be packed before has been: one file after another, so that answers go first. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Bytes that never change, in the codings that viewers take. Gzip is made when it is first asked for. Brotli is an
 * eighth smaller but takes up to a third of a second of a processor, so it is made meanwhile and handed out from then on.
 */
export class PackedBytes {
  private readonly bytes: Packed;
  private readonly isViewed: boolean;
  private readonly made: { [Each in Coding]?: Packed } = {};
  private isBegun = false;

  /** @param isViewed whether viewers' browsers ask for it, and not their developers alone */
  constructor(bytes: Packed, isViewed = true) {
    this.bytes = bytes;
    this.isViewed = isViewed;
  }

  /** @param wish the `Accept-Encoding` header; `coding` is `null` for bytes as they are */
  for(wish: string | null): { readonly coding: Coding | null; readonly bytes: Packed } {
    if (this.isViewed && accepts("br", wish)) {
      if (this.made.br) return { coding: "br", bytes: this.made.br };
      if (!this.isBegun) this.begin();
    }
    if (!accepts("gzip", wish)) return { coding: null, bytes: this.bytes };
    this.made.gzip ??= new Uint8Array(gzipSync(this.bytes));
    return { coding: "gzip", bytes: this.made.gzip };
  }

  private begin(): void {
    this.isBegun = true;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.byteLength };
    last = last
      .then(() => promisify(brotliCompress)(this.bytes, { params }))
      .then(
        (small) => {
          this.made.br = new Uint8Array(small);
        },
        // Without memory for it there is none; the other codings remain.
        () => undefined,
      );
  }
}
