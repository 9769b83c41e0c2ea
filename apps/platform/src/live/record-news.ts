import '../member/tables.ts';
import { isRecordKind, type RecordKind } from '@jianzhu/api-client/contract';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';

const CHANNEL = 'record_news';

/** Whom a change concerns: one person, or everybody who works for a business. */
export type Concerned = { readonly userId: string } | { readonly businessId: string };

/** Tells the open pages, with the commit, that a record has changed: they ask for it anew. What it holds is not told. */
export async function tellRecordNews(transaction: Transaction, kind: RecordKind, concerned: Concerned): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ kind, ...concerned })})`.execute(transaction);
}

export interface RecordNewsListener {
  changed(userIds: readonly string[], kind: RecordKind): void;
  /** The people of a business could not be found: their pages learn of it when they are next looked at. */
  onFault(what: string, error: unknown): void;
}

/** Hears of changes in every process. @returns the function that ends it */
export function watchRecordNews(database: Database, { changed, onFault }: RecordNewsListener): Promise<() => void> {
  async function pass(text: string): Promise<void> {
    const news = readNews(text);
    if (news === undefined) return;
    const userIds = 'userId' in news ? [news.userId] : await membersOf(database, news.businessId);
    changed(userIds, news.kind);
  }
  return database.listen(CHANNEL, {
    received: (text) => void pass(text).catch((error: unknown) => onFault('the news of a record', error)),
    // Pages look by themselves when they come to the front.
    interrupted: () => undefined,
  });
}

function readNews(text: string): ({ readonly kind: RecordKind } & Concerned) | undefined {
  const news: unknown = JSON.parse(text);
  if (typeof news !== 'object' || news === null || !('kind' in news)) return undefined;
  const { kind } = news;
  if (!isRecordKind(kind)) return undefined;
  if ('userId' in news && typeof news.userId === 'string') return { kind, userId: news.userId };
  if ('businessId' in news && typeof news.businessId === 'string') return { kind, businessId: news.businessId };
  return undefined;
}

async function membersOf(database: Database, text: string): Promise<readonly string[]> {
  const businessId = parseRecordId(text);
  if (businessId === undefined) return [];
  const rows = await database.withBusiness(businessId, (transaction) =>
    transaction
      .selectFrom('membership')
      .select('user_id')
      .where('business_id', '=', businessId)
      .where('status', '=', MEMBERSHIP_STATUS.active)
      .execute(),
  );
  return rows.map(({ user_id }) => user_id);
}
