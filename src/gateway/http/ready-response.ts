/** A complete answer in memory. */
export interface Ready {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/**
 * A response whose bytes are in memory. Constructing a full `Response` takes longer than the rest of the answer, so
 * that it is created on first use of anything but `ready`.
 */
export class ReadyResponse extends Response {
  readonly ready: Ready;
  #whole: Response | undefined;

  constructor(ready: Ready) {
    // Without options, constructing it takes half the time.
    super(null, ready.status === 200 ? undefined : { status: ready.status });
    this.ready = ready;
  }

  /** The full response. */
  whole(): Response {
    const { bytes, status, headers } = this.ready;
    this.#whole ??= new Response(bytes, { status, headers });
    return this.#whole;
  }
}

/** The same answer with one more header for this viewer only. */
export function withHeader({ ready }: ReadyResponse, name: string, value: string): ReadyResponse {
  return new ReadyResponse({ ...ready, headers: { ...ready.headers, [name]: value } });
}

for (const name of ["headers", "body", "bodyUsed"] as const) {
  Object.defineProperty(ReadyResponse.prototype, name, {
    get(this: ReadyResponse) {
      return this.whole()[name];
    },
  });
}

for (const name of ["arrayBuffer", "blob", "clone", "formData", "json", "text"] as const) {
  Object.defineProperty(ReadyResponse.prototype, name, {
    value(this: ReadyResponse) {
      return this.whole()[name]();
    },
  });
}
