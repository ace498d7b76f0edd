function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (one instanceof Float64Array || other instanceof Float64Array) {
    if (!(one instanceof Float64Array && other instanceof Float64Array)) return false;
    return one.length === other.length && one.every((value, index) => value === other[index]);
  }
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => key in other && isSame(one[key as keyof typeof one], other[key as keyof typeof other]),
  );
}

/**
 * The next figures; parts that equal the previous ones keep their identity, so that their charts do not render again.
 */
export function shareUnchanged<Parts extends object>(before: Parts | null, next: Parts): Parts {
  if (before === null || before === next) return next;
  const parts = Object.entries(next).map(([name, part]) => {
    const known = before[name as keyof Parts];
    return [name, isSame(known, part) ? known : part];
  });
  // The names are those of `next`, and each value equals its value there.
  return Object.fromEntries(parts) as Parts;
}
