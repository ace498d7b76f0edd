import { endpointPath } from "#contract/endpoints.ts";
import { FailureError } from "#transport/failure.ts";
import { RpcClient } from "#worker/rpc.ts";
import type { Hits } from "./find-hits.ts";
import type { MessageGroup } from "./message-groups.ts";
import type { LogCalls, LogWorker, SentLog } from "./protocol.ts";

/** A log that was read. Its text is in memory; slower results come from its worker. */
export interface OpenLog extends SentLog {
  /** Finds a text, as every search compares it. */
  search(query: string): Promise<Hits>;
  groups(): Promise<readonly MessageGroup[]>;
  /** The log as a text file in UTF-8. */
  file(): Promise<Blob>;
  /** Ends the worker; pending and later calls fail with an `AbortError`. */
  close(): void;
}

function startWorker(): LogWorker {
  return new Worker(new URL("./worker/main.ts", import.meta.url), { type: "module" });
}

/**
 * Reads the error log of an import in a separate worker, so that megabytes never block the page.
 * @param id identifies the import: any string
 * @throws FailureError, or the signal's abort reason
 */
export async function openLog(
  id: string,
  signal: AbortSignal,
  start: () => LogWorker = startWorker,
): Promise<OpenLog> {
  signal.throwIfAborted();
  const path = `/api${endpointPath("importErrorLog", id)}`;
  const crash = () => new FailureError({ kind: "unreachable", path });
  const rpc = new RpcClient<LogCalls>(start(), crash);
  try {
    const sent = await rpc.ask("read", { id }, { signal });
    return {
      ...sent,
      search: (query) => rpc.ask("search", { query }),
      groups: () => rpc.ask("groups", {}),
      file: () => rpc.ask("file", {}),
      close: () => rpc.end(new DOMException("The log is closed", "AbortError")),
    };
  } catch (error) {
    rpc.end(error);
    throw error;
  }
}
