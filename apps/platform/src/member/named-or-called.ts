import { type SqlBool, sql } from 'kysely';
import { containing } from '../db/containing.ts';

/** A person whose name has a text in it, or whose phone is just that: by parts of it nobody finds out the masked digits. */
export const namedOrCalled = (text: string, phone: string, ...names: readonly [string, ...string[]]) =>
  sql<SqlBool>`(${sql.ref(phone)} = ${text} or ${sql.join(
    names.map((name) => sql`${sql.ref(name)} like ${containing(text)}`),
    sql` or `,
  )})`;
