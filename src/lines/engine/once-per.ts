/** Computes a value from an object once, and keeps it as long as the object is in use. */
export function oncePer<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, Value>();
  return (source) => {
    const known = values.get(source);
    if (known !== undefined) return known;
    const value = make(source);
    values.set(source, value);
    return value;
  };
}
