import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./lazy-chart.module.css";
import { useNearViewport } from "./use-near-viewport.ts";

type Outcome<Props> = { readonly Chart: ComponentType<Props> } | { readonly error: unknown };

/**
 * A chart whose code comes after the rest of the page, since it weighs more than all of that, and on a phone only
 * when its place comes near. React's own `lazy` would put it in its place only a third of a second after what stands
 * there, and all charts of a kind in one go.
 * @param load always gives the same chart; where it fails, the nearest boundary says what stands instead
 * @param meanwhile stands in its place until then
 */
export function lazyChart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: Outcome<Props> | null = null;
  return function LateChart(props: Props) {
    const [outcome, setOutcome] = useState(known);
    const element = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(element);
    useEffect(() => {
      if (!isNear) return undefined;
      if (known) {
        setOutcome(known);
        return undefined;
      }
      let isGone = false;
      const settle = (found: Outcome<Props>) => {
        if (!isGone) setOutcome(found);
      };
      load().then(
        (Chart) => {
          known = { Chart };
          settle(known);
        },
        (error: unknown) => settle({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [isNear]);
    if (outcome === null || !isNear) {
      return (
        <div ref={element} className={styles.place} data-chart-to-come="">
          {meanwhile}
        </div>
      );
    }
    if ("error" in outcome) throw outcome.error;
    return <outcome.Chart {...props} />;
  };
}
