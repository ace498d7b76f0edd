import { useState } from "react";

/** Returns what loads again, once at a time, and whether it does. */
export function useRefresh(load: () => Promise<unknown>): {
  readonly refresh: () => void;
  readonly refreshing: boolean;
} {
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    if (refreshing) return;
    setRefreshing(true);
    void load().finally(() => setRefreshing(false));
  };
  return { refresh, refreshing };
}
