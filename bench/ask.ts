import { get, type IncomingMessage } from "node:http";

/** Asks a gateway as a page does; returns the bytes of the compressed answer, and its tag. */
export function ask(address: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ readonly bytes: number; readonly tag: string }>((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ bytes, tag: response.headers.etag ?? "" }));
    };
    const options = { headers: { "Accept-Encoding": "gzip", ...headers } };
    get(address, options, read).on("error", reject);
  });
}
