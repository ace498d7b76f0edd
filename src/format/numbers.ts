/** Shown where a figure has no answer; zero is a figure and is shown as 0. */
export const noAnswer = "–";

/** Text of numbers in one locale. A minus is the true minus sign. */
export interface NumberFormat {
  /** A count or quantity with grouping and at most 6 decimals. */
  number(value: number | null): string;
  /** The same with its sign, also for more than zero. */
  signed(value: number | null): string;
  /** An exact decimal quantity, likewise. */
  quantity(value: string | null): string;
  /** An exact decimal amount with two decimals, or with none for overviews; in the currency if one is known. */
  amount(value: string | null, decimals: 0 | 2): string;
  signedAmount(value: string | null, decimals: 0 | 2): string;
  /** A share as a percentage, floored to one decimal, so that 100 % appears only when all is done. */
  share(value: number | null): string;
  /** A size in bytes as kB or MB with one decimal: `3.0 kB`. */
  size(bytes: number): string;
}

function isDecimal(value: string): value is Intl.StringNumericLiteral {
  return value !== "" && Number.isFinite(Number(value));
}

export function createNumberFormat(locale: string, currency: string | null): NumberFormat {
  const text = (format: Intl.NumberFormat, value: number | Intl.StringNumericLiteral) =>
    format.format(value).replace("-", "−");
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const signed = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 6,
    signDisplay: "exceptZero",
  });
  const money = (decimals: 0 | 2, signDisplay: "auto" | "exceptZero") =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay,
      ...(currency && { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    });
  const amounts = { 0: money(0, "auto"), 2: money(2, "auto") };
  const signedAmounts = { 0: money(0, "exceptZero"), 2: money(2, "exceptZero") };
  const percent = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { style: "percent" });
  const sizeIn = (unit: "kilobyte" | "megabyte") =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit,
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const [kilobytes, megabytes] = [sizeIn("kilobyte"), sizeIn("megabyte")];
  const decimalOrNone = (format: Intl.NumberFormat, value: string | null) =>
    value !== null && isDecimal(value) ? text(format, value) : noAnswer;

  return {
    number: (value) => (value === null ? noAnswer : text(plain, value)),
    signed: (value) => (value === null ? noAnswer : text(signed, value)),
    quantity: (value) => decimalOrNone(plain, value),
    amount: (value, decimals) => decimalOrNone(amounts[decimals], value),
    signedAmount: (value, decimals) => decimalOrNone(signedAmounts[decimals], value),
    share: (value) => {
      if (value === null) return noAnswer;
      if (value === 1) return whole.format(1);
      if (value > 0 && value < 0.001) return `<${percent.format(0.001)}`;
      return text(percent, flooredToThousandths(value));
    },
    size: (bytes) =>
      bytes < 999_950 ? kilobytes.format(bytes / 1000) : megabytes.format(bytes / 1_000_000),
  };
}

/** Floors as people read it: 0.29 is 290 thousandths although 0.29 × 1000 is 289.99… in binary. */
function flooredToThousandths(value: number): number {
  return Math.floor(Number((value * 1000).toPrecision(12))) / 1000;
}
