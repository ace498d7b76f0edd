import { type CountRecord, countRecordHeader } from "#contract/count-record.ts";

type HeaderRecord = Readonly<Record<string, string>>;

/** In characters, one byte each. A longer record is left out: proxies limit all headers together, mostly to 4 kB. */
const maxLength = 1500;

/** Reuses the object for equal headers, because cached responses are matched by identity. */
const cache = new WeakMap<HeaderRecord, WeakMap<CountRecord, HeaderRecord>>();

/**
 * The headers of a counting's answer with its counted lines over time. They are not in its body, which is passed on while
 * it arrives, and whose entity tag is that of the API's answer.
 */
export function withCountRecord(shared: HeaderRecord, record: CountRecord | null): HeaderRecord {
  if (record === null) return shared;
  const byRecord = cache.get(shared) ?? new WeakMap<CountRecord, HeaderRecord>();
  cache.set(shared, byRecord);
  const headers = byRecord.get(record) ?? headersWith(shared, JSON.stringify(record));
  byRecord.set(record, headers);
  return headers;
}

function headersWith(shared: HeaderRecord, text: string): HeaderRecord {
  return text.length > maxLength ? shared : { ...shared, [countRecordHeader]: text };
}
