import { PROCUREMENT_NOTICES } from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Clarified } from './clarified-record.ts';

/** Tells the owner that somebody has asked (N105), and the open pages of both; in a transaction of `withWorker`. */
export async function tellQuestion(
  transaction: Transaction,
  { id, ownerId, title }: Clarified,
  askerId: string,
): Promise<void> {
  const { N105 } = PROCUREMENT_NOTICES;
  const notice = {
    noticeType: 1 as const,
    title: N105.title,
    content: N105.content({ title }),
    jumpUrl: N105.jumpUrl,
    optId: id,
  };
  await tellHolders(transaction, { businessIds: [ownerId], permission: 'inquiry_edit' }, notice);
  await refreshPages(transaction, [ownerId, askerId]);
}

/** Tells the asker, or all who may quote, that a question is answered (N106), and their open pages and the owner's. */
export async function tellAnswer(
  transaction: Transaction,
  { id, ownerId, title }: Clarified,
  { askerId, isPublic }: { readonly askerId: string; readonly isPublic: boolean },
): Promise<void> {
  const { N106 } = PROCUREMENT_NOTICES;
  const notice = {
    noticeType: 1 as const,
    title: N106.title,
    content: N106.content({ title }),
    jumpUrl: N106.jumpUrl,
    optId: id,
  };
  const others = isPublic ? await invitedTo(transaction, id) : [];
  const businessIds = [...new Set([askerId, ...others])];
  await tellHolders(transaction, { businessIds, permission: 'quotation_view' }, notice);
  await refreshPages(transaction, [ownerId, ...businessIds]);
}

async function refreshPages(transaction: Transaction, businessIds: readonly string[]): Promise<void> {
  for (const businessId of businessIds) await tellRecordNews(transaction, 'inquiry', { businessId });
}

/** Who was invited and has not declined, or has quoted. */
async function invitedTo(transaction: Transaction, inquiryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select business_id as id from inquiry_invitee where inquiry_id = ${inquiryId} and status <> 3
    union select business_id from quotation where inquiry_id = ${inquiryId} and status in (1, 2)`.execute(transaction);
  return rows.map(({ id }) => id);
}
