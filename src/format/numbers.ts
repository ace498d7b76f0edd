import { type NumberSigns, numberSigns } from "./number-signs.ts";

/** Shown for a figure without an answer; zero is a figure and shown as 0. */
export const noAnswer = "–";

/**
 * Formats numbers in one locale, with the true minus sign. Nonzero numbers never read 0: if rounding would
 * leave nothing, the first two significant digits are shown.
 */
export interface NumberFormat {
  readonly signs: NumberSigns;
  /** A count or quantity with grouping and at most 6 decimals. */
  number(value: number | null): string;
  /** The same with its sign, also when positive. */
  signed(value: number | null): string;
  /** Without decimals, for overviews. */
  whole(value: number | null): string;
  /** Exact decimal quantities of one group: all with as many decimals as one needs, at most 6. */
  quantities(values: readonly string[]): readonly string[];
  /** An exact decimal amount with two decimals, or none for overviews; in the currency if it is known. */
  amount(value: string | null, decimals: 0 | 2): string;
  signedAmount(value: string | null, decimals: 0 | 2): string;
  /** A share as a percentage, floored to one decimal, so that 100 % appears only when all is done. */
  share(value: number | null): string;
  /** The same without decimals, for axes and progress; `null` is –. */
  wholeShare(value: number | null): string;
  /** A rate or hours with one decimal: `7.8`; `<0.1` for a smaller positive one. */
  rate(value: number | null): string;
  /** A size in bytes as kB or MB with one decimal: `3.0 kB`. */
  size(bytes: number): string;
}

type Rounding = (value: number | Intl.StringNumericLiteral) => string;

function isDecimal(value: string): value is Intl.StringNumericLiteral {
  return value !== "" && Number.isFinite(Number(value));
}

export function createNumberFormat(locale: string, currency: string | null): NumberFormat {
  const text = (format: Intl.NumberFormat, value: number | Intl.StringNumericLiteral) =>
    format.format(value).replace("-", "−");
  const rounding = (decimals: number, options: Intl.NumberFormatOptions): Rounding => {
    const min = options.minimumFractionDigits ?? 0;
    const digits = { minimumFractionDigits: min, maximumFractionDigits: decimals };
    const standard = new Intl.NumberFormat(locale, { ...options, ...digits });
    const { minimumFractionDigits: _, ...others } = options;
    const two = { minimumSignificantDigits: 2, maximumSignificantDigits: 2 };
    const half = 0.5 / 10 ** decimals;
    return (value) => {
      const size = Math.abs(Number(value));
      const isTiny = size > 0 && size < half;
      return text(isTiny ? new Intl.NumberFormat(locale, { ...others, ...two }) : standard, value);
    };
  };
  const plain = rounding(6, {});
  const signed = rounding(6, { signDisplay: "exceptZero" });
  const whole = rounding(0, {});
  const money = (decimals: 0 | 2, signDisplay: "auto" | "exceptZero") =>
    rounding(decimals, {
      minimumFractionDigits: decimals,
      signDisplay,
      ...(currency && { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    });
  const amounts = { 0: money(0, "auto"), 2: money(2, "auto") };
  const signedAmounts = { 0: money(0, "exceptZero"), 2: money(2, "exceptZero") };
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1 });
  const wholePercent = new Intl.NumberFormat(locale, { style: "percent" });
  const sizeIn = (unit: "kilobyte" | "megabyte") =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit,
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const [kilobytes, megabytes] = [sizeIn("kilobyte"), sizeIn("megabyte")];
  const decimalOrNone = (round: Rounding, value: string | null) =>
    value !== null && isDecimal(value) ? round(value) : noAnswer;

  return {
    signs: numberSigns(locale),
    number: (value) => (value === null ? noAnswer : plain(value)),
    signed: (value) => (value === null ? noAnswer : signed(value)),
    whole: (value) => (value === null ? noAnswer : whole(value)),
    quantities: (values) => {
      const decimals = Math.min(6, Math.max(0, ...values.map(decimalsOf)));
      const round = rounding(decimals, { minimumFractionDigits: decimals });
      return values.map((value) => decimalOrNone(round, value));
    },
    amount: (value, decimals) => decimalOrNone(amounts[decimals], value),
    signedAmount: (value, decimals) => decimalOrNone(signedAmounts[decimals], value),
    share: (value) => {
      if (value === null) return noAnswer;
      if (value === 1) return wholePercent.format(1);
      if (value > 0 && value < 0.001) return `<${percent.format(0.001)}`;
      return text(percent, flooredToThousandths(value));
    },
    wholeShare: (value) =>
      value === null ? noAnswer : wholePercent.format(Math.floor(value * 100 + 1e-9) / 100),
    rate: (value) => {
      if (value === null) return noAnswer;
      return value > 0 && value < 0.05 ? `<${tenths.format(0.1)}` : text(tenths, value);
    },
    size: (bytes) =>
      bytes < 999_950 ? kilobytes.format(bytes / 1000) : megabytes.format(bytes / 1_000_000),
  };
}

/** Number of decimals, in plain notation. */
function decimalsOf(value: string): number {
  return value.split(".")[1]?.length ?? 0;
}

/** Floors the decimal value: 0.29 is 290 thousandths although 0.29 × 1000 is 289.99… in binary. */
function flooredToThousandths(value: number): number {
  return Math.floor(Number((value * 1000).toPrecision(12))) / 1000;
}
