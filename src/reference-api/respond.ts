const json = "application/json";

/** A 200 with a JSON body. */
export function answer(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { "content-type": json } });
}

/**
 * An error with the JSON body `{"error":{"code","message"}}`.
 * @param code machine-readable, in lower case with hyphens
 * @param message human-readable, one sentence
 */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ error: { code, message } }), {
    status,
    headers: { "content-type": json, ...headers },
  });
}

const chunkLength = 64 * 1024;

/** A JSON answer that is generated while it is read, some 64 kB at a time. */
export function streamed(pieces: Iterator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let text = "";
        while (text.length < chunkLength) {
          const piece = pieces.next();
          if (piece.done) {
            if (text !== "") controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += piece.value;
        }
        controller.enqueue(encoder.encode(text));
      },
    },
    // Nothing is generated before it is read.
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { "content-type": json } });
}

/** A JSON answer in equal slices with equal waits between them, `duration` milliseconds in all. */
export function dripped(text: string, slices: number, duration: number): Response {
  const encoder = new TextEncoder();
  const length = Math.ceil(text.length / slices);
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      return new Promise((resolve) => {
        timer = setTimeout(() => {
          controller.enqueue(encoder.encode(text.slice(sent, sent + length)));
          sent += length;
          if (sent >= text.length) controller.close();
          resolve();
        }, duration / slices);
      });
    },
    cancel() {
      clearTimeout(timer);
    },
  });
  return new Response(body, {
    // A compressor would buffer the slices.
    headers: { "content-type": json, "cache-control": "no-transform" },
  });
}
