import { useState } from "react";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";

/** The state of a request to the gateway, and its last failure. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<{ readonly error: Error; readonly at: number } | null>(null);
  const failed: LoadFailure | null = error && toLoadFailure(error.error, error.at);
  /** @returns whether it succeeded */
  const send = async (act: () => Promise<void>): Promise<boolean> => {
    setSending(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (thrown) {
      setError({
        error: thrown instanceof Error ? thrown : new Error(String(thrown)),
        at: Date.now(),
      });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { isSending, failed, send };
}
