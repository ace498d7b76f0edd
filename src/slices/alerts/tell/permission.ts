import { useSyncExternalStore } from "react";

/** Whether this browser shows notifications of the page; `default`: a press asks for it. */
export type Permission = NotificationPermission | "unsupported";

/** Whether a notification has failed: some phones know notifications, but not those of an open page. */
let hasFailed = false;

const listeners = new Set<() => void>();

function readPermission(): Permission {
  // Without HTTPS, browsers refuse notifications without asking.
  const isSupported = "Notification" in globalThis && globalThis.isSecureContext && !hasFailed;
  return isSupported ? Notification.permission : "unsupported";
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const change = new AbortController();
  // The viewer may change it in the browser's settings.
  void navigator.permissions
    ?.query({ name: "notifications" })
    .then((status) => status.addEventListener("change", listener, { signal: change.signal }))
    .catch(() => undefined);
  return () => {
    listeners.delete(listener);
    change.abort();
  };
}

export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, readPermission);
}

/** Asks the viewer, who has pressed a button for it. */
export async function askPermission(): Promise<Permission> {
  if (readPermission() === "default") await Notification.requestPermission();
  notifyListeners();
  return readPermission();
}

/** Shows a notification, if the viewer allows it. One with the same tag is replaced without another sound. */
export function notify(
  title: string,
  { body, tag, onOpen }: { body: string; tag: string; onOpen?: () => void },
): void {
  if (readPermission() !== "granted") return;
  try {
    const { lang } = document.documentElement;
    const notification = new Notification(title, { body, tag, lang });
    notification.addEventListener("click", () => {
      window.focus();
      onOpen?.();
      notification.close();
    });
  } catch {
    hasFailed = true;
    notifyListeners();
  }
}
