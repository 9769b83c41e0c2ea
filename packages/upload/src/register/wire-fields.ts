/** The fields of a value from outside; a value that is no object has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Texts as they are, whole numbers as digits (some back ends send ids so), everything else as nothing. */
export function textField(value: unknown): string {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : '';
}

/** A number that is not negative, also written as digits; 0 without one. */
export function countField(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : 0;
}

/** 1, "1" and true mean yes; everything else means no. */
export const flagField = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';
