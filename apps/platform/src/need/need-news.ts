import './tables.ts';
import type { Transaction } from '../db/schema.ts';
import { textChange } from '../member/tell-account.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import type { Row } from '../record/record-table.ts';
import { NEED_PAGE } from './needs.ts';

interface News {
  readonly title: string;
  readonly content: string;
  /** To a visitor in its place. */
  readonly visitorText?: string;
}

/** Tells a member of what became of a need, with the way to it; in a transaction of `withWorker`. */
export function tellMember(
  transaction: Transaction,
  needId: string,
  userId: string,
  { title, content }: News,
): Promise<void> {
  return writePersonalNotice(transaction, { userId, noticeType: 1, title, content, jumpUrl: NEED_PAGE, optId: needId });
}

/** Tells whoever submitted a need: a member by a notice, a visitor by a text message. */
export async function tellOwner(
  transaction: Transaction,
  need: Pick<Row<'need'>, 'id' | 'create_user_id'>,
  news: News,
): Promise<void> {
  if (need.create_user_id !== null) return tellMember(transaction, need.id, need.create_user_id, news);
  const { contact_phone: phone } = await transaction
    .selectFrom('need_contact')
    .select('contact_phone')
    .where('need_id', '=', need.id)
    .executeTakeFirstOrThrow();
  await textChange(transaction, { phone, content: news.visitorText ?? news.content });
}
