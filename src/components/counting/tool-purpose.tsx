import { useEffect } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { missPart } from "#transport/failed-part.ts";
import type { LazyPlaceholderProps } from "#ui/lazy-component.tsx";

export interface BenefitProps {
  readonly counting: CountingModel;
  /** What the tool is for, until its figures are known. */
  readonly purpose: string;
}

/** What a tool is for, until the code that works out its benefit has loaded, which no first figure waits for. */
export function ToolPurpose({ purpose, onLoad }: BenefitProps & LazyPlaceholderProps) {
  useEffect(() => void onLoad().catch(missPart), [onLoad]);
  return purpose;
}
