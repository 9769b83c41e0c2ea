/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value when it is a JSON object, else null. */
export function readObject(value: unknown): Fields | null {
  // The one cast at the boundary: an object that is no array has named fields of unknown value.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** An id: a text that is not empty, or a whole number written as one; else null. */
export function readId(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : null;
}

/** A text; numbers and truth values are written out, all else is empty. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A time in ms since 1970 from a number, digits, an ISO date or `YYYY-MM-DD HH:mm:ss` of Asia/Shanghai; else null. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value === '') return null;
  if (/^\d+$/.test(value)) return Number(value);
  const plain = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.exec(value);
  const time = Date.parse(plain ? `${plain[1]}T${plain[2]}+08:00` : value);
  return Number.isNaN(time) ? null : time;
}

/** A place in a chat or a count: a whole number from 0 up; else null. */
export function readCount(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A truth value in every spelling that back ends use. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Every element that can be read; null when the value is no list, or when one of them cannot be read. */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  const items: Item[] = [];
  for (const element of value) {
    const item = read(element);
    if (item === null) return null;
    items.push(item);
  }
  return items;
}

/**
 * A table from ids to values; null when the value is none, or when one value cannot be read. It has no prototype: an id
 * may be a word that every object knows.
 */
export function readTable<Value>(
  value: unknown,
  read: (item: unknown) => Value | null,
): Readonly<Record<string, Value>> | null {
  const fields = readObject(value);
  if (fields === null) return null;
  const table: Record<string, Value> = Object.create(null);
  for (const [key, element] of Object.entries(fields)) {
    const item = read(element);
    if (item === null) return null;
    table[key] = item;
  }
  return table;
}
