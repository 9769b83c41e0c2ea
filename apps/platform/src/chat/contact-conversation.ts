import { carryEvent } from '../audit/pending-event.ts';
import './tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { ensureChatUser } from './chat-users.ts';
import { chatMessages } from './messages.ts';
import { openConversation } from './open-conversation.ts';

/** Whom a member wants to reach: a company, or the platform. */
export type Contact = { readonly businessId: RecordId } | 'platform';

interface ServiceAccount {
  readonly userId: string;
  /** Under which the member sees the chat; empty for the person's own. */
  readonly name: string;
  readonly avatar: string;
}

/**
 * Opens the chat of a member with the service account of a company (its owner, else its longest member) or of the
 * platform. Who answers need not have chatted before.
 *
 * @returns the chat's id; undefined when nobody else is there to answer
 */
export async function contactConversation(
  database: Database,
  userId: RecordId,
  contact: Contact,
): Promise<string | undefined> {
  const account =
    contact === 'platform'
      ? await database.withWorker((transaction) => platformAccount(transaction, userId))
      : await database.withBusiness(contact.businessId, (transaction) =>
          companyAccount(transaction, contact.businessId, userId),
        );
  if (account === undefined) return undefined;
  return database.withWorker(async (transaction) => {
    await ensureChatUser(transaction, account.userId);
    const [first, second] =
      BigInt(userId) < BigInt(account.userId) ? [userId, account.userId] : [account.userId, userId];
    const id = `${first}-${second}`;
    const { name, avatar } = account;
    if (!(await openConversation(transaction, userId, { id, name, avatar, type: 'single' }))) return undefined;
    await transaction
      .updateTable('chat_member')
      .set({ business_id: contact === 'platform' ? null : contact.businessId })
      .where('chat_id', '=', id)
      .where('user_id', '=', account.userId)
      .execute();
    carryEvent();
    return id;
  });
}

async function companyAccount(
  transaction: Transaction,
  businessId: RecordId,
  userId: RecordId,
): Promise<ServiceAccount | undefined> {
  const row = await transaction
    .selectFrom('membership')
    .innerJoin('business', 'business.id', 'membership.business_id')
    .select(['membership.user_id', 'business.account_header'])
    .where('membership.business_id', '=', businessId)
    .where('membership.status', '=', MEMBERSHIP_STATUS.active)
    .where('membership.user_id', '<>', userId)
    .orderBy('membership.is_owner', 'desc')
    .orderBy('membership.joined_at')
    .orderBy('membership.user_id')
    .executeTakeFirst();
  return row && { userId: row.user_id, name: '', avatar: row.account_header };
}

async function platformAccount(transaction: Transaction, userId: RecordId): Promise<ServiceAccount | undefined> {
  const row = await transaction
    .selectFrom('chat_service_account')
    .select('user_id')
    .where('user_id', '<>', userId)
    .orderBy('user_id')
    .executeTakeFirst();
  return row && { userId: row.user_id, name: chatMessages.platformService, avatar: '' };
}
