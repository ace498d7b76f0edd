/** How one value is written in an address: in the parameter of its name, or in several. */
export interface Codec<Value> {
  /** The value, or its default where the address has none that is valid. */
  readonly read: (params: URLSearchParams, name: string) => Value;
  /** Sets the value in place; removes the parameter of a default. */
  readonly write: (params: URLSearchParams, name: string, value: Value) => void;
  /** Invalid parameters, each as `name=text`. An empty parameter counts as left out. */
  readonly invalid: (params: URLSearchParams, name: string) => readonly string[];
}

/** The search parameters of a page. */
export interface Search<Values> {
  readonly parse: (params: URLSearchParams) => Values;
  /** The address with some values changed. Defaults and invalid texts are removed, other parameters stay. */
  readonly update: (params: URLSearchParams, changes: Partial<Values>) => URLSearchParams;
  /** Invalid parameters, each as `name=text`, in the order of the definition. */
  readonly invalid: (params: URLSearchParams) => readonly string[];
}

/** The values of a search, for naming their type. */
export type SearchValues<S> = S extends Search<infer Values> ? Values : never;

type Codecs<Values> = { readonly [Name in keyof Values]: Codec<Values[Name]> };

/** Values that are written in this order, each in the parameter of its name. */
export function defineSearch<Values extends object>(
  codecs: Codecs<Values>,
): Search<Readonly<Values>> {
  const { read, write, invalid } = group(codecs);
  return {
    parse: (params) => read(params, ""),
    update: (params, changes) => {
      const next = new URLSearchParams(params);
      write(next, "", { ...read(params, ""), ...changes });
      return next;
    },
    invalid: (params) => invalid(params, ""),
  };
}

/** Several values as one; its own name is not written. */
export function group<Values extends object>(codecs: Codecs<Values>): Codec<Readonly<Values>> {
  const names = Object.keys(codecs) as (keyof Values & string)[];
  return {
    read: (params) =>
      Object.fromEntries(names.map((name) => [name, codecs[name].read(params, name)])) as Values,
    write: (params, _, values) => {
      for (const name of names) codecs[name].write(params, name, values[name]);
    },
    invalid: (params) => names.flatMap((name) => codecs[name].invalid(params, name)),
  };
}

/** A value in the parameter of another name. */
export function named<Value>(name: string, codec: Codec<Value>): Codec<Value> {
  return {
    read: (params) => codec.read(params, name),
    write: (params, _, value) => codec.write(params, name, value),
    invalid: (params) => codec.invalid(params, name),
  };
}

/** A value that goes to the end of the address whenever it is written. */
export function appended<Value>(codec: Codec<Value>): Codec<Value> {
  return {
    ...codec,
    write: (params, name, value) => {
      params.delete(name);
      codec.write(params, name, value);
    },
  };
}

/** A value in another form than in the address. */
export function mapped<Written, Value>(
  codec: Codec<Written>,
  toValue: (written: Written) => Value,
  toWritten: (value: Value) => Written,
): Codec<Value> {
  return {
    ...codec,
    read: (params, name) => toValue(codec.read(params, name)),
    write: (params, name, value) => codec.write(params, name, toWritten(value)),
  };
}
