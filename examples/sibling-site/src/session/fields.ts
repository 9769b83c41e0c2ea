/** A value from outside, as far as it is an object. */
export type Fields = Readonly<Record<string, unknown>>;

export const readFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
