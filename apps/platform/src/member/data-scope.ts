import { DATA_SCOPE } from '@jianzhu/domain/member-center';
import { type SqlBool, sql } from 'kysely';
import type { BusinessMember } from '../http/caller.ts';

/** Whether a member reaches a record of her business: all of them, or those she made (domain rules 16.4). */
export const isInScope = ({ acting, userId }: BusinessMember, row: { readonly create_user_id: string }): boolean =>
  acting.dataScope !== DATA_SCOPE.own || row.create_user_id === userId;

/**
 * The same of the rows of a query.
 *
 * @param createUserId column that says who made a row
 */
export const whereInScope = ({ acting, userId }: BusinessMember, createUserId: string) =>
  sql<SqlBool>`(${acting.dataScope !== DATA_SCOPE.own}::boolean or ${sql.ref(createUserId)} = ${userId})`;
