import '../invitation/tables.ts';
import '../member/tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { personName } from '../member/person-name.ts';

/** SQL of the name by which a member `m` was last invited into her company; null where she was invited by none. */
export const invitedName = sql<string | null>`(
  select i.name from invitation i
  where i.business_id = m.business_id and i.answer_user_id = m.user_id and i.name <> ''
  order by i.id desc limit 1)`;

/** A member as her colleagues read her: without a name of her own as she was invited, else by her masked phone. */
export const memberName = (member: {
  readonly real_name: string | null;
  readonly nick_name: string | null;
  readonly invited_name: string | null;
  readonly phone: string | null;
}): string => personName(member) || member.invited_name || maskPhone(member.phone ?? '');

/** The members `m` of a company, whatever their status, with all that `memberName` names them by. */
export const namedMembers = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.user_id')
    .select(['account.id', 'account.real_name', 'account.nick_name', 'account.phone', invitedName.as('invited_name')])
    .where('m.business_id', '=', businessId);

/** Those of them in good standing: neither the company nor the platform keeps them out. */
export const namedColleagues = (transaction: Transaction, businessId: string) =>
  namedMembers(transaction, businessId)
    .where('m.status', '=', MEMBERSHIP_STATUS.active)
    .where('account.disabled_at', 'is', null);
