import type { Bytes } from "./body.ts";

/** The compressed pieces that have come since they were asked for last. */
export type TakeCompressed = () => readonly Uint8Array[];

/** An answer that came compressed with gzip. Its body is inflated; what it came as is kept beside it until taken. */
export class InflatedResponse extends Response {
  readonly takeCompressed: TakeCompressed;

  constructor(body: Bytes, init: ResponseInit, takeCompressed: TakeCompressed) {
    super(body, init);
    this.takeCompressed = takeCompressed;
  }
}
