/** The signs with which a region writes numbers. */
export interface NumberSigns {
  /** Between whole units and decimals. */
  readonly decimal: string;
  /** Between groups of digits. */
  readonly group: string;
  /** Digits of each group but the last, which has three: 2 in India, else 3. */
  readonly groupSize: number;
}

/** The signs of a locale such as `es-MX`, as the browser writes its numbers: the language alone does not decide them. */
export function numberSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const sign = (type: "decimal" | "group") => parts.find((part) => part.type === type)?.value ?? "";
  const [, middle] = parts.filter(({ type }) => type === "integer");
  return { decimal: sign("decimal"), group: sign("group"), groupSize: middle?.value.length ?? 3 };
}
