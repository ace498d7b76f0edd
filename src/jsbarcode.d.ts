declare module "jsbarcode/bin/barcodes/CODE128/index.js" {
  /** Encodes a text by the shortest mix of its three character sets. */
  export class CODE128 {
    constructor(text: string, options: Record<string, never>);
    /** The modules from start to stop: 1 for a bar, 0 for a space. */
    encode(): { readonly data: string };
  }
}
