/** The parts of a request that a gateway uses; every Request has them. */
export type ViewerRequest = Pick<Request, "method" | "url" | "signal"> & {
  readonly headers: Pick<Headers, "get">;
  readonly body: ReadableStream<Uint8Array> | null;
};
