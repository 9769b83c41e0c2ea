import { type SqlBool, sql } from 'kysely';

/** A category of either level. */
export const inCategory = (code: string) =>
  code.length === 2 ? sql<SqlBool>`category_group = ${code}` : sql<SqlBool>`category_code = ${code}`;

/** What costs so much or more, fen, at least. */
export const pricedFrom = (fen: number) => sql<SqlBool>`price_from >= ${fen}`;

/** What is to be had for so much or less, fen. */
export const pricedTo = (fen: number) => sql<SqlBool>`price_from <= ${fen}`;
