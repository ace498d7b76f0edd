/** The part of a worker's global scope that answers messages. */
interface Scope<Request> {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}

/**
 * Answers a worker's messages with one server, however often its script runs: WebKit runs a worker's first script once
 * more for a part that loads late and imports from it, and a second server would know nothing of what the first has read.
 * @param start called for the first run alone
 */
export function answerWithOneServer<Request>(
  scope: Scope<Request>,
  start: () => { receive(message: Request): Promise<unknown> },
): void {
  if (scope.onmessage !== null) return;
  const server = start();
  scope.onmessage = ({ data }) => {
    void server.receive(data);
  };
}
