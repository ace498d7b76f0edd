import type { Bytes } from "#gateway/http/body.ts";

/** Returns the compressed pieces that arrived since the last call. */
export type TakeCompressed = () => readonly Uint8Array[];

/** An answer that arrived in gzip. Its body is inflated; the compressed bytes are kept until taken. */
export class InflatedResponse extends Response {
  readonly takeCompressed: TakeCompressed;

  constructor(body: Bytes, init: ResponseInit, takeCompressed: TakeCompressed) {
    super(body, init);
    this.takeCompressed = takeCompressed;
  }
}
