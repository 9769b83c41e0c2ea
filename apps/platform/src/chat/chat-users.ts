import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/** Makes the chat user of an account that has none; a name that the member chose later stays. */
export async function ensureChatUser(transaction: Transaction, userId: string): Promise<void> {
  const account = await transaction
    .selectFrom('account')
    .select(['nick_name', 'real_name', 'avatar'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('chat_user')
    .values({ id: userId, name: account.nick_name || account.real_name, avatar: account.avatar })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
