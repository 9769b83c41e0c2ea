import { type SqlBool, sql } from 'kysely';
import type { BusinessMember } from '../http/caller.ts';

/** Data scope of a member who reaches no record of her business but those that she made (domain rules 16.4). */
export const OWN_ONLY = 2;

/** Whether a member reaches a record of her business: all of them, or those she made. */
export const isInScope = ({ acting, userId }: BusinessMember, row: { readonly create_user_id: string }): boolean =>
  acting.dataScope !== OWN_ONLY || row.create_user_id === userId;

/**
 * The same of the rows of a query.
 *
 * @param createUserId column that says who made a row
 */
export const whereInScope = ({ acting, userId }: BusinessMember, createUserId: string) =>
  sql<SqlBool>`(${acting.dataScope !== OWN_ONLY}::boolean or ${sql.ref(createUserId)} = ${userId})`;
