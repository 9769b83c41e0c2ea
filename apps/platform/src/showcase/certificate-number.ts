import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * A number of a certificate as it is compared: letters in either case, of either width, and blanks between them are no
 * difference (domain rules 21). Stored numbers are compared in the same form.
 */
export const comparedNumber = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

/** Whether a row of `qualification` has the number that was entered; the index of migration 0880 is for this. */
export const hasNumber = (entered: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`upper(replace(normalize(cert_no, nfkc), ' ', '')) = ${comparedNumber(entered)}`;
