import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An answer of the API: a body for 200, an error status, none until the gateway times out, or raw JSON. */
type Answer =
  | { readonly body: unknown }
  | { readonly status: number }
  | { readonly sends: (response: ServerResponse) => void }
  | "hangs";

/** The API's answers by path, without the query. */
export type Answers = Readonly<Record<string, Answer>>;

/** An API that answers each path as configured, for any query. */
export interface Upstream {
  /** Settings that connect a gateway to it. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The API.
 * @param answers other paths answer 404
 */
export async function startUpstream(answers: Answers): Promise<Upstream> {
  const server = createServer(({ url = "/" }, response) => {
    const path = url.replace(/\?.*$/s, "");
    send(response, answers[path] ?? { status: 404 });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      COUNTING_API_URL: `http://127.0.0.1:${port}`,
      COUNTING_API_CLIENT_ID: "demo",
      COUNTING_API_CLIENT_SECRET: "demo",
    },
    stop: () => stop(server),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === "hangs") return;
  if ("status" in answer) {
    response.writeHead(answer.status).end();
    return;
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  if ("sends" in answer) {
    answer.sends(response);
    return;
  }
  response.end(JSON.stringify(answer.body));
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
