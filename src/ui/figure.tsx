import type { ReactNode } from "react";
import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import type { FigureName } from "#messages/en/definitions.ts";

/**
 * One figure of a page, with the value that tests and monitors read: a plain number, a share of 0…1, an ISO
 * instant, `true` or `false`, or empty without an answer.
 */
export function Figure({
  name,
  value,
  text,
  className,
  children = text,
}: {
  /** Each has a definition. */
  name: FigureName;
  value: number | string | boolean | null;
  text?: string;
  className?: string | undefined;
  /** The text by default. */
  children?: ReactNode;
}) {
  const plain = typeof value === "number" ? numberText(value) : String(value ?? "");
  return (
    <data data-figure={name} value={plain} className={className}>
      {children}
    </data>
  );
}

/** Empty beyond the largest number: the quotient of two numbers that the API may send is then no answer. */
function numberText(value: number): string {
  return Number.isFinite(value) ? decimalText(decimal(value)) : "";
}
