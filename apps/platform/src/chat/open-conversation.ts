import './tables.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';

export interface NewConversation {
  readonly id: string;
  /** Empty where the caller does not know it. */
  readonly name: string;
  /** Empty where the caller does not know it. */
  readonly avatar: string;
  readonly type: string;
}

/** `{smaller id}-{larger id}`: a chat of two has one id, whoever opens it. */
const DIRECT = /^(\d{1,19})-(\d{1,19})$/;

/**
 * Makes a chat, or puts it back on the list of a member who took it off; in a transaction of `withWorker`. A chat of two
 * belongs to both; any other new one to whoever makes it. The names are the caller's own; an empty one changes nothing,
 * and a new chat of two without one bears the other's.
 *
 * @returns false for a chat of others
 */
export async function openConversation(
  transaction: Transaction,
  userId: string,
  { id, name, avatar, type }: NewConversation,
): Promise<boolean> {
  const members = await membersOf(transaction, id, userId);
  if (members === undefined) return false;
  await transaction
    .insertInto('chat')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The row is locked, so that of two who open a chat at once the second sees the members of the first.
  await transaction.selectFrom('chat').select('id').where('id', '=', id).forUpdate().execute();
  const known = await transaction.selectFrom('chat_member').select('user_id').where('chat_id', '=', id).execute();
  if (known.length > 0 && !known.some((member) => member.user_id === userId)) return false;
  const given = { name: name.trim(), avatar: avatar.trim() };
  const users = await transaction
    .selectFrom('chat_user')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', members)
    .execute();
  const shownTo = (member: string) => {
    const other = users.find(({ id: user }) => user !== member);
    const own = member === userId ? given : { name: '', avatar: '' };
    return { name: own.name || (other?.name ?? ''), avatar: own.avatar || (other?.avatar ?? '') };
  };
  await transaction
    .insertInto('chat_member')
    .values(
      members.map((member) => ({
        chat_id: id,
        user_id: member,
        ...shownTo(member),
        // The others see it with its first message.
        is_removed: member !== userId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .updateTable('chat_member')
    .set({ is_removed: false, ...(given.name && { name: given.name }), ...(given.avatar && { avatar: given.avatar }) })
    .where('chat_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Whose a new chat of this id is; undefined when the id names a chat of others, or somebody who does not chat. */
async function membersOf(transaction: Transaction, chatId: string, userId: string): Promise<string[] | undefined> {
  const [, first = '', second = ''] = DIRECT.exec(chatId) ?? [];
  if (first === '') return [userId];
  const ids = [first, second].flatMap((text) => parseRecordId(text) ?? []);
  const isInOrder = ids.length === 2 && BigInt(first) < BigInt(second);
  if (!isInOrder || !ids.some((id) => id === userId)) return undefined;
  const users = await transaction.selectFrom('chat_user').select('id').where('id', 'in', ids).execute();
  return users.length === 2 ? ids : undefined;
}
