import { yuanText } from '@jianzhu/domain/money';
import { WITHDRAWAL_MESSAGES } from '@jianzhu/domain/withdrawals';
import type { Transaction } from '../db/schema.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import type { Withdrawal } from './withdrawal-views.ts';

/** The page that shows one; its id follows. */
export const withdrawalPage = '/user/bankcard/bankcard?tab=withdrawals&id=';

/** Tells who has asked for a withdrawal what has become of it. In `withWorker`. */
export async function tellApplicant(
  transaction: Transaction,
  { id, code, amount, create_user_id, reason }: Withdrawal,
  what: 'refused' | 'paid' | 'failed' | 'lapsed',
): Promise<void> {
  const { title } = WITHDRAWAL_MESSAGES[what];
  const content =
    what === 'paid'
      ? WITHDRAWAL_MESSAGES.paid.content(code, yuanText(Number(amount)))
      : WITHDRAWAL_MESSAGES[what].content(code, reason);
  await writePersonalNotice(transaction, {
    ...{ userId: create_user_id, noticeType: 2, title, content, jumpUrl: withdrawalPage, optId: id },
  });
}
