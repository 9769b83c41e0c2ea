import './tables.ts';
import { avatarKind } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';

/** Whether the others of a chat can see a picture: a file of one's company they cannot read. */
export function isChatPicture(avatar: string): boolean {
  const kind = avatarKind(avatar);
  return kind !== null && kind !== 'resource';
}

/** Makes the chat user of an account that has none; later names come with the profile. */
export async function ensureChatUser(transaction: Transaction, userId: string): Promise<void> {
  const account = await transaction
    .selectFrom('account')
    .select(['nick_name', 'real_name', 'avatar'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('chat_user')
    .values({
      id: userId,
      name: account.nick_name || account.real_name,
      avatar: isChatPicture(account.avatar) ? account.avatar : '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
