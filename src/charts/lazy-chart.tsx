import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./lazy-chart.module.css";
import { useNearViewport } from "./use-near-viewport.ts";

type Outcome<Props> = { readonly Chart: ComponentType<Props> } | { readonly error: unknown };

/**
 * Loads a chart after the rest of the page, since its code is larger than all of that, and on a phone only near
 * the viewport. React.lazy would throttle its reveal by about 300 ms, and reveal all charts of a kind together.
 * @param load always resolves to the same chart; if it fails, the nearest error boundary handles it
 * @param placeholder rendered until then
 */
export function lazyChart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: Outcome<Props> | null = null;
  return function LazyChart(props: Props) {
    const [outcome, setOutcome] = useState(loaded);
    const element = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(element);
    useEffect(() => {
      if (!isNear) return undefined;
      if (loaded) {
        setOutcome(loaded);
        return undefined;
      }
      let isUnmounted = false;
      const settle = (found: Outcome<Props>) => {
        if (!isUnmounted) setOutcome(found);
      };
      load().then(
        (Chart) => {
          loaded = { Chart };
          settle(loaded);
        },
        (error: unknown) => settle({ error }),
      );
      return () => {
        isUnmounted = true;
      };
    }, [isNear]);
    if (outcome === null || !isNear) {
      return (
        <div ref={element} className={styles.placeholder} data-chart-to-come="">
          {placeholder}
        </div>
      );
    }
    if ("error" in outcome) throw outcome.error;
    return <outcome.Chart {...props} />;
  };
}
