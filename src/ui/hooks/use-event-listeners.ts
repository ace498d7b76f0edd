import { useEffect, useEffectEvent } from "react";

interface EventMaps {
  readonly document: DocumentEventMap;
  readonly window: WindowEventMap;
}

type Handlers<Map> = { readonly [Name in keyof Map]?: (event: Map[Name]) => void };

/** Handles events of the document or the window while mounted, with the handlers of the last render. */
export function useEventListeners<On extends keyof EventMaps>(
  on: On,
  handlers: Handlers<EventMaps[On]>,
  { capture = false }: { readonly capture?: boolean } = {},
): void {
  const handle = useEffectEvent((event: Event) =>
    (handlers as Readonly<Record<string, (event: Event) => void>>)[event.type]?.(event),
  );
  const names = Object.keys(handlers).join(" ");
  useEffect(() => {
    const target = on === "window" ? window : document;
    const listen = (event: Event) => handle(event);
    for (const name of names.split(" ")) target.addEventListener(name, listen, { capture });
    return () => {
      for (const name of names.split(" ")) target.removeEventListener(name, listen, { capture });
    };
  }, [on, names, capture]);
}
