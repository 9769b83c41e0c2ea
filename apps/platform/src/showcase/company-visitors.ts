import './tables.ts';
import { type SqlBool, sql } from 'kysely';
import { carryEvent } from '../audit/pending-event.ts';
import { isNewView } from '../content/count-view.ts';
import type { Transaction } from '../db/schema.ts';
import { cardColumns, companyCard } from './company-card.ts';

const MOST_FOLLOWED = 100;

/** Counts a visit; in a transaction of `withBusiness`. @returns the visits now, undefined for an unknown company */
export async function countVisit(transaction: Transaction, id: string, visitor: Buffer): Promise<number | undefined> {
  const company = await transaction
    .selectFrom('company_profile')
    .select('view_count')
    .where('business_id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  const looks = { table: 'company_view', column: 'company_id' } as const;
  if (company === undefined || !(await isNewView(transaction, looks, id, visitor))) return company?.view_count;
  const counted = await transaction
    .updateTable('company_profile')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('business_id', '=', id)
    .returning('view_count')
    .executeTakeFirstOrThrow();
  return counted.view_count;
}

/** Begins or ends to follow a company that shows itself; in a transaction of `withCredentials`. */
export async function followCompany(
  transaction: Transaction,
  userId: string,
  { id, isFollowed }: { readonly id: string; readonly isFollowed: boolean },
): Promise<null> {
  if (isFollowed) {
    await transaction
      .insertInto('company_follow')
      .values({ user_id: userId, company_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await transaction.deleteFrom('company_follow').where('user_id', '=', userId).where('company_id', '=', id).execute();
  }
  carryEvent();
  return null;
}

/** Whether somebody follows a company; in a transaction of `withCredentials`. */
export async function isFollowing(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('company_follow')
    .select('company_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the companies that somebody follows, the newest first. */
export async function followedIds(transaction: Transaction, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('company_follow')
    .select('company_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('company_id')
    .limit(MOST_FOLLOWED)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Those of the companies that still show themselves, in that order. */
export async function cardsOf(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('company_profile')
    .innerJoin('business', 'business.id', 'company_profile.business_id')
    .select('business.name')
    .select(cardColumns)
    .where('is_published', '=', true)
    .where('business_id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.business_id === id).map(companyCard));
}

/** Whether a company shows itself. */
export async function isShown(transaction: Transaction, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('company_profile')
    .select('business_id')
    .where('business_id', '=', id)
    .where(sql<SqlBool>`is_published`)
    .executeTakeFirst();
  return row !== undefined;
}
