/** An exact decimal: `digits` ÷ 10^30. Enough for every quantity and cost of the demo data. */
const scale = 30;

/** The decimal that a number prints as, in units of 10^-30. */
function unitsOf(value: number): bigint {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const places = scale + Number(exponent) - fraction.length;
  return BigInt(whole + fraction) * 10n ** BigInt(places);
}

function text(units: bigint, places: number): string {
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, "0");
  const [whole, fraction] = [digits.slice(0, -places), digits.slice(-places).replace(/0+$/, "")];
  return fraction === "" ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** The exact sum of products of numbers as JSON printed them, in plain notation. */
export function exactSum(products: readonly (readonly [number, number])[]): string {
  const sum = products.reduce((total, [a, b]) => total + unitsOf(a) * unitsOf(b), 0n);
  return text(sum, 2 * scale);
}

/** Negative, zero or positive as the first product is less than, equal to or more than the second. */
export function compareProducts(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): number {
  const difference = unitsOf(a) * unitsOf(b) - unitsOf(c) * unitsOf(d);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
