/** A value from outside, as far as it is an object. */
export type Fields = Readonly<Record<string, unknown>>;

export const readFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A whole number that is not negative; 0 for anything else. */
export const readCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
